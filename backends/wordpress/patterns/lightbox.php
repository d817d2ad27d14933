<?php defined( 'ABSPATH' ) || exit; ?>
<!-- wp:image {"linkDestination":"media"} -->
<figure class="wp-block-image"><img alt=""/></figure>
<!-- /wp:image -->
