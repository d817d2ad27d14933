<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:auftritt/slider {"kind":"reference"} -->
<!-- wp:group {"className":"reference-slider__slide","layout":{"type":"default"}} -->
<div class="wp-block-group reference-slider__slide"><!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'What a client says.', 'auftritt' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Name of the client', 'auftritt' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->

<!-- wp:group {"className":"reference-slider__slide","layout":{"type":"default"}} -->
<div class="wp-block-group reference-slider__slide"><!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:quote -->
<blockquote class="wp-block-quote"><!-- wp:paragraph -->
<p><?php esc_html_e( 'What a client says.', 'auftritt' ); ?></p>
<!-- /wp:paragraph --><cite><?php esc_html_e( 'Name of the client', 'auftritt' ); ?></cite></blockquote>
<!-- /wp:quote --></div>
<!-- /wp:group -->
<!-- /wp:auftritt/slider -->
