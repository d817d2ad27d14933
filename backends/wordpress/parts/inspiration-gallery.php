<?php defined( 'ABSPATH' ) || exit; ?>
<section class="inspiration-gallery" id="<?php echo esc_attr( auftritt_element_id( 'inspiration' ) ); ?>">
	<input type="hidden" class="reference_request_url" value="<?php echo esc_url( auftritt_request_url( $overview ) ); ?>">
	<input type="hidden" class="content_uid" value="<?php echo esc_attr( $overview->ID ); ?>">
	<input type="hidden" class="plugin_settings" value="inspiration">
	<div class="list_products">
		<div class="product_group">
			<h2 class="product_group__heading"><?php echo esc_html( auftritt_title( $overview ) ); ?></h2>
			<?php auftritt_print( auftritt_part( 'gallery-items', array( 'categories' => $categories, 'active' => $category ) ) ); ?>
		</div>
	</div>
	<div class="category-gallery__stage">
		<?php auftritt_print( auftritt_part( 'gallery-pictures', compact( 'category' ) ) ); ?>
	</div>
</section>
