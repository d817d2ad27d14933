<div class="gallery-inner">
	<div class="gallery-slider">
		<?php foreach ( auftritt_page_pictures( $category ) as $picture ) : ?>
			<?php echo auftritt_lightbox_picture( $picture, "category-$category->ID" ); ?>
		<?php endforeach; ?>
	</div>
</div>
