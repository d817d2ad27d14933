<?php
defined( 'ABSPATH' ) || exit;

$elements = array_values( array_filter( auftritt_entries( $attributes['elements'] ), fn ( array $element ): bool => '' !== trim( auftritt_text( $element, 'name' ) ) ) );
if ( ! $elements ) {
	auftritt_print( auftritt_notice( __( 'There is no gallery yet. Add one with a name in the editor.', 'auftritt' ) ) );
	return;
}
$id = wp_unique_id( 'gallery-element-' );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<nav class="gallery-navigation" aria-label="<?php echo esc_attr( $attributes['label'] ?: __( 'Galleries', 'auftritt' ) ); ?>">
		<ul>
			<?php foreach ( $elements as $index => $element ) : ?>
				<li><a href="#<?php echo esc_attr( "$id-$index" ); ?>"><?php echo esc_html( trim( auftritt_text( $element, 'name' ) ) ); ?></a></li>
			<?php endforeach; ?>
		</ul>
	</nav>
	<?php foreach ( $elements as $index => $element ) : ?>
		<section class="gallery-element" id="<?php echo esc_attr( "$id-$index" ); ?>" data-parent="<?php echo esc_attr( trim( auftritt_text( $element, 'name' ) ) ); ?>">
			<div class="gallery-element__text">
				<h2><?php echo esc_html( trim( auftritt_text( $element, 'name' ) ) ); ?></h2>
				<p><?php echo esc_html( auftritt_text( $element, 'text' ) ); ?></p>
			</div>
			<div class="gallery-element__pictures">
				<?php foreach ( is_array( $element['images'] ?? null ) ? $element['images'] : array() as $picture ) : ?>
					<?php auftritt_print( auftritt_lightbox_picture( is_numeric( $picture ) ? (int) $picture : 0, "$id-$index" ) ); ?>
				<?php endforeach; ?>
			</div>
		</section>
	<?php endforeach; ?>
</div>
