<?php
defined( 'ABSPATH' ) || exit;

if ( ! auftritt_setting( 'analytics_id' ) ) {
	auftritt_print( auftritt_notice( __( 'Nothing is measured, so there is nothing to switch off: visitors do not see this switch. Enter the property ID under Settings → Auftritt.', 'auftritt' ) ) );
	return;
}
?>
<p <?php auftritt_print( get_block_wrapper_attributes() ); ?>><button class="analytics-opt-out" type="button"><?php esc_html_e( 'Switch off web analytics on this device', 'auftritt' ); ?></button></p>
