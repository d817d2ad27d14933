<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:group {"className":"image-slider","layout":{"type":"default"}} -->
<div class="wp-block-group image-slider"><!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->

<!-- wp:image -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image --></div>
<!-- /wp:group -->
