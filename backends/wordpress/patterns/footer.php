<?php
defined( 'ABSPATH' ) || exit;

$footer = get_comment_delimited_block_content( 'auftritt/footer', array_filter( array( 'align' => 'wide', 'telephone' => $telephone ?? '', 'address' => $address ?? '' ) ), '' );
?>
<!-- wp:group {"style":{"spacing":{"padding":{"top":"2rem","bottom":"2rem"}}},"layout":{"type":"constrained"}} -->
<div class="wp-block-group" style="padding-top:2rem;padding-bottom:2rem"><?php auftritt_print( $footer ); ?></div>
<!-- /wp:group -->
