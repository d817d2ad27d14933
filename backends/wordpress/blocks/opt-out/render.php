<?php
defined( 'ABSPATH' ) || exit;
?>
<p <?php auftritt_print( get_block_wrapper_attributes() ); ?>><button class="analytics-opt-out" type="button"><?php esc_html_e( 'Switch off web analytics on this device', 'auftritt' ); ?></button></p>
