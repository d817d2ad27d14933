<?php
defined( 'ABSPATH' ) || exit;

$files = array_filter( auftritt_entries( $attributes['files'] ), fn ( array $file ): bool => (bool) wp_get_attachment_url( auftritt_id( $file, 'file' ) ) );
if ( ! $files ) {
	auftritt_print( auftritt_notice( __( 'There are no files yet. Add one in the editor.', 'auftritt' ) ) );
	return;
}
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<section class="downloads">
		<h2><button class="downloads__toggle" type="button"><?php echo esc_html( $attributes['title'] ?: __( 'Downloads', 'auftritt' ) ); ?></button></h2>
		<div class="downloads__body">
			<ul>
				<?php foreach ( $files as $file ) : ?>
					<li>
						<a href="<?php echo esc_url( wp_get_attachment_url( auftritt_id( $file, 'file' ) ) ); ?>" download>
							<span class="downloads__name"><?php echo esc_html( auftritt_text( $file, 'name' ) ?: auftritt_title( auftritt_id( $file, 'file' ) ) ); ?></span>
							<span class="downloads__kind"><?php echo esc_html( auftritt_file_kind( auftritt_id( $file, 'file' ) ) ); ?></span>
						</a>
					</li>
				<?php endforeach; ?>
			</ul>
		</div>
	</section>
</div>
