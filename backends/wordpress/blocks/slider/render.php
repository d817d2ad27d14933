<?php
defined( 'ABSPATH' ) || exit;

// WordPress prints nothing of an image that nobody has chosen.
if ( '' === trim( $content ) ) {
	auftritt_print( auftritt_notice( __( 'The slider is empty. Add a picture.', 'auftritt' ) ) );
	return;
}
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<div class="<?php echo esc_attr( "{$attributes['kind']}-slider" ); ?>">
		<?php auftritt_print( $content ); ?>
	</div>
</div>
