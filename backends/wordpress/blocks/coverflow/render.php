<?php
defined( 'ABSPATH' ) || exit;

$items = array_values( array_filter( auftritt_entries( $attributes['items'] ), fn ( array $item ): bool => wp_attachment_is_image( auftritt_id( $item, 'image' ) ) ) );
if ( ! $items ) {
	auftritt_print( auftritt_notice( __( 'The coverflow is empty. Add an item with a picture in the editor.', 'auftritt' ) ) );
	return;
}
$first = $items[0];
$more  = __( 'Read more', 'auftritt' );
// Without a srcset: the script changes this image's address.
list( $src, $width, $height ) = wp_get_attachment_image_src( auftritt_id( $first, 'image' ), 'large' );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<div class="collection">
		<div class="coverflow">
			<ul>
				<?php foreach ( $items as $item ) : ?>
					<li>
						<?php echo wp_get_attachment_image( auftritt_id( $item, 'image' ), 'medium', false, array( 'data-detail-src' => wp_get_attachment_image_url( auftritt_id( $item, 'image' ), 'large' ), 'loading' => 'eager' ) ); ?>
						<div class="coverflow__text">
							<h2 class="flip-title"><?php echo esc_html( auftritt_text( $item, 'title' ) ); ?></h2>
							<p class="sub-header"><?php echo esc_html( auftritt_text( $item, 'sub_header' ) ); ?></p>
							<p class="text"><?php echo esc_html( auftritt_text( $item, 'text' ) ); ?></p>
							<?php if ( auftritt_linked( $item ) ) : ?>
								<a class="link" href="<?php echo esc_url( auftritt_linked( $item ) ); ?>" aria-label="<?php echo esc_attr( "$more: " . auftritt_text( $item, 'title' ) ); ?>"><?php echo esc_html( $more ); ?></a>
							<?php endif; ?>
						</div>
					</li>
				<?php endforeach; ?>
			</ul>
		</div>
		<div class="coverflow-detail">
			<?php // phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- A srcset would win over the address that the script sets. ?>
			<img class="coverflow-detail__image" src="<?php echo esc_url( $src ); ?>" width="<?php echo esc_attr( $width ); ?>" height="<?php echo esc_attr( $height ); ?>" alt="<?php echo esc_attr( get_post_meta( auftritt_id( $first, 'image' ), '_wp_attachment_image_alt', true ) ); ?>">
			<div class="coverflow-detail__words">
				<h2 class="coverflow-detail__title"><?php echo esc_html( auftritt_text( $first, 'title' ) ); ?></h2>
				<p class="coverflow-detail__sub-header"><?php echo esc_html( auftritt_text( $first, 'sub_header' ) ); ?></p>
				<p class="coverflow-detail__text"><?php echo esc_html( auftritt_text( $first, 'text' ) ); ?></p>
				<?php if ( array_filter( array_map( 'auftritt_linked', $items ) ) ) : ?>
					<a class="coverflow-detail__more" href="<?php echo esc_url( auftritt_linked( $first ) ); ?>"><?php echo esc_html( $more ); ?></a>
				<?php endif; ?>
			</div>
		</div>
	</div>
</div>
