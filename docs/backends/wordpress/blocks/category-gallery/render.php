<div <?php echo get_block_wrapper_attributes(); ?>>
	<?php echo auftritt_category_gallery( $attributes ); ?>
</div>
