<section class="category-gallery" id="gallery">
	<input type="hidden" class="reference_request_url" value="<?php echo esc_url( auftritt_request_url() ); ?>">
	<input type="hidden" class="content_uid" value="<?php echo esc_attr( $here->ID ); ?>">
	<input type="hidden" class="plugin_settings" value="products">
	<?php echo auftritt_section( 'gallery-list', array( 'groups' => $groups, 'uid' => $here->ID ) ); ?>
	<div class="category-gallery__stage">
		<?php if ( in_array( $here->ID, wp_list_pluck( $groups, 'ID' ), true ) ) : ?>
			<?php echo auftritt_section( 'gallery-group', array( 'group' => $here ) ); ?>
		<?php else : ?>
			<?php echo auftritt_section( 'gallery-information', array( 'page' => $here, 'back' => get_permalink( $here->post_parent ), 'info' => true ) ); ?>
			<?php echo auftritt_section( 'gallery-pictures', array( 'category' => $here ) ); ?>
			<?php echo auftritt_section( 'gallery-content', array( 'category' => $here ) ); ?>
		<?php endif; ?>
	</div>
</section>
