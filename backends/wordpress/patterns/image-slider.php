<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:auftritt/slider {"format":"3/2"} -->
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
