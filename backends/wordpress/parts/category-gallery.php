<?php defined( 'ABSPATH' ) || exit; ?>
<section class="category-gallery" id="<?php echo esc_attr( auftritt_element_id( 'gallery' ) ); ?>">
	<input type="hidden" class="reference_request_url" value="<?php echo esc_url( auftritt_request_url( $overview ) ); ?>">
	<input type="hidden" class="content_uid" value="<?php echo esc_attr( $overview->ID ); ?>">
	<input type="hidden" class="plugin_settings" value="products">
	<?php auftritt_print( auftritt_part( 'gallery-list', compact( 'groups', 'category' ) ) ); ?>
	<div class="category-gallery__stage">
		<?php auftritt_print( auftritt_part( 'gallery-information', array( 'overview' => $overview, 'group' => $group, 'info' => null !== $category ) ) ); ?>
		<?php if ( $category ) : ?>
			<?php auftritt_print( auftritt_part( 'gallery-pictures', compact( 'category' ) ) ); ?>
			<?php auftritt_print( auftritt_part( 'gallery-content', compact( 'category' ) ) ); ?>
		<?php else : ?>
			<?php auftritt_print( auftritt_part( 'gallery-group', compact( 'group' ) ) ); ?>
		<?php endif; ?>
	</div>
</section>
