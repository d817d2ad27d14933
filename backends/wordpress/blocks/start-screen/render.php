<?php
defined( 'ABSPATH' ) || exit;

$logo = auftritt_start_screen_logo( $attributes );
if ( ! $logo ) {
	auftritt_print( auftritt_notice( __( 'The start screen needs a logo. Choose one in the sidebar.', 'auftritt' ) ) );
	return;
}
$is_edited = defined( 'REST_REQUEST' ) && REST_REQUEST;
if ( ! $is_edited && ! auftritt_may_print_start_screen() ) {
	auftritt_print( auftritt_notice( __( 'The start screen is shown on the home page only.', 'auftritt' ) ) );
	return;
}
auftritt_has_start_screen( true );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<div class="start-screen" aria-hidden="true">
		<?php echo wp_get_attachment_image( $logo, 'large', false, array( 'class' => 'start-screen__logo', 'alt' => '', 'loading' => 'eager' ) ); ?>
	</div>
	<?php $is_edited || auftritt_print_once_a_visit(); ?>
</div>
