<section class="inspiration-gallery" id="inspiration">
	<input type="hidden" class="reference_request_url" value="<?php echo esc_url( auftritt_request_url() ); ?>">
	<input type="hidden" class="content_uid" value="<?php echo esc_attr( $here->ID ); ?>">
	<input type="hidden" class="plugin_settings" value="inspiration">
	<div class="list_products">
		<div class="product_group">
			<h2 class="product_group__heading"><?php esc_html_e( 'Inspiration', 'auftritt' ); ?></h2>
			<?php echo auftritt_section( 'gallery-items', array( 'categories' => $categories, 'uid' => $here->ID ) ); ?>
		</div>
	</div>
	<div class="category-gallery__stage">
		<?php echo auftritt_section( 'gallery-pictures', array( 'category' => $here ) ); ?>
	</div>
</section>
