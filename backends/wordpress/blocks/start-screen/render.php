<?php
defined( 'ABSPATH' ) || exit;

$logo = auftritt_start_screen_logo( $attributes );
if ( ! $logo ) {
	auftritt_print( auftritt_notice( __( 'The start screen needs a logo. Choose one in the sidebar.', 'auftritt' ) ) );
	return;
}
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<div class="start-screen" aria-hidden="true">
		<?php echo wp_get_attachment_image( $logo, 'large', false, array( 'class' => 'start-screen__logo', 'alt' => '', 'loading' => 'eager' ) ); ?>
	</div>
</div>
