<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:html -->
<iframe data-name="analytics" data-src="https://www.youtube-nocookie.com/embed/xxxxxxxxxxx" title="<?php esc_attr_e( 'Name of the film', 'auftritt' ); ?>" width="640" height="360"></iframe>
<!-- /wp:html -->
