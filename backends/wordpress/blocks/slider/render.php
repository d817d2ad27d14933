<?php
defined( 'ABSPATH' ) || exit;

// WordPress prints nothing of an image that nobody has chosen.
if ( '' === trim( $content ) ) {
	auftritt_print( auftritt_notice( __( 'The slider is empty. Add a picture.', 'auftritt' ) ) );
	return;
}
$format  = 'image' === $attributes['kind'] ? $attributes['format'] : '';
$wrapper = array_filter( array( 'style' => str_contains( $format, '/' ) ? "--auftritt-format: $format" : '' ) );
?>
<div <?php auftritt_print( get_block_wrapper_attributes( $wrapper ) ); ?>>
	<div class="<?php echo esc_attr( "{$attributes['kind']}-slider" ); ?>"<?php if ( 'adaptive' === $format ) : ?> data-slider='{"adaptiveHeight": true}'<?php endif; ?>>
		<?php auftritt_print( $content ); ?>
	</div>
</div>
