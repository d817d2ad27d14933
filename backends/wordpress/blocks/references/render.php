<?php
defined( 'ABSPATH' ) || exit;

$entries = auftritt_entries( $attributes['entries'] );
if ( ! $entries ) {
	auftritt_print( auftritt_notice( __( 'There are no references yet. Add one in the editor.', 'auftritt' ) ) );
	return;
}
$visible = max( 1, (int) $attributes['visible'] );
$id      = wp_unique_id( 'references-' );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<div class="references">
		<div class="references__columns">
			<?php foreach ( $entries as $index => $entry ) : ?>
				<div class="reference-column<?php echo $index >= $visible ? ' is-hidden' : ''; ?>" id="<?php echo esc_attr( "$id-column-$index" ); ?>">
					<article class="reference" id="<?php echo esc_attr( "$id-$index" ); ?>">
						<h2 class="reference__heading">
							<button class="reference__toggle" type="button"><span class="reference__name"><?php echo esc_html( auftritt_text( $entry, 'name' ) ); ?></span> <span class="reference__place"><?php echo esc_html( auftritt_text( $entry, 'place' ) ); ?></span></button>
						</h2>
						<div class="reference__body">
							<?php auftritt_print( auftritt_lightbox_picture( auftritt_id( $entry, 'image' ), $id ) ); ?>
							<p><?php echo esc_html( auftritt_text( $entry, 'text' ) ); ?></p>
						</div>
					</article>
				</div>
			<?php endforeach; ?>
		</div>
		<?php if ( count( $entries ) > $visible ) : ?>
			<p class="references__foot"><a class="references__more" href="#<?php echo esc_attr( "$id-column-$visible" ); ?>"><?php esc_html_e( 'Show more projects', 'auftritt' ); ?></a></p>
		<?php endif; ?>
	</div>
</div>
