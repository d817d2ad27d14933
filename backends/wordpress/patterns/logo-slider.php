<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:heading {"className":"section-label"} -->
<h2 class="wp-block-heading section-label"><?php esc_html_e( 'Who we work for', 'auftritt' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:auftritt/slider {"kind":"logo"} -->
<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->
<!-- /wp:auftritt/slider -->
