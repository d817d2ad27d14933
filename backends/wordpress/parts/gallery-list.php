<?php defined( 'ABSPATH' ) || exit; ?>
<div class="list_products">
	<?php foreach ( $groups as $group ) : ?>
		<div class="product_group">
			<h2 class="product_group__heading"><?php echo esc_html( auftritt_title( $group ) ); ?></h2>
			<?php auftritt_print( auftritt_part( 'gallery-items', array( 'categories' => auftritt_children( $group ), 'active' => $category ) ) ); ?>
		</div>
	<?php endforeach; ?>
</div>
