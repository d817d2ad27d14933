<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:heading {"className":"section-label"} -->
<h2 class="wp-block-heading section-label"><?php esc_html_e( 'Who we work for', 'auftritt' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:group {"className":"logo-slider","layout":{"type":"default"}} -->
<div class="wp-block-group logo-slider"><!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
