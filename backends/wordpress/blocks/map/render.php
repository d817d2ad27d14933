<?php
defined( 'ABSPATH' ) || exit;

$marker = wp_get_attachment_image_url( auftritt_id( $attributes, 'marker' ), 'full' );
$placed = is_numeric( $attributes['lat'] ) && is_numeric( $attributes['lng'] ) && abs( $attributes['lat'] ) <= 90 && abs( $attributes['lng'] ) <= 180;
if ( ! $placed ) {
	auftritt_print( auftritt_notice( __( 'The map needs a latitude and a longitude, such as 52.5512 and 13.3713.', 'auftritt' ) ) );
}
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<?php if ( $placed ) : ?>
		<div class="map" data-lat="<?php echo esc_attr( $attributes['lat'] ); ?>" data-lng="<?php echo esc_attr( $attributes['lng'] ); ?>" data-title="<?php echo esc_attr( $attributes['title'] ); ?>" data-marker="<?php echo esc_url( $marker ); ?>">
			<address><?php echo nl2br( esc_html( $attributes['address'] ) ); ?></address>
		</div>
	<?php else : ?>
		<address><?php echo nl2br( esc_html( $attributes['address'] ) ); ?></address>
	<?php endif; ?>
</div>
