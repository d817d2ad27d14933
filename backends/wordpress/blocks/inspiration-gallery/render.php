<?php
defined( 'ABSPATH' ) || exit;

$gallery = auftritt_gallery( 'auftritt/inspiration-gallery', $attributes );
if ( '' === $gallery ) {
	return;
}
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<?php auftritt_print( $gallery ); ?>
</div>
