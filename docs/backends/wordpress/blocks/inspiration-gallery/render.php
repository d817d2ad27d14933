<div <?php echo get_block_wrapper_attributes(); ?>>
	<?php echo auftritt_inspiration_gallery( $attributes ); ?>
</div>
