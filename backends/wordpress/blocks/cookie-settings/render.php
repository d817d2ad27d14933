<?php
defined( 'ABSPATH' ) || exit;

auftritt_printed_places( 'consent' );
?>
<p <?php auftritt_print( get_block_wrapper_attributes() ); ?>><button class="cookie-settings" type="button"><?php esc_html_e( 'Cookie settings', 'auftritt' ); ?></button></p>
