<?php defined( 'ABSPATH' ) || exit; ?>
<p class="auftritt-notice" role="note"><?php echo esc_html( $text ); ?></p>
