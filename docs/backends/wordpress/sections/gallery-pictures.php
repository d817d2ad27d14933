<div class="gallery-inner">
	<div class="gallery-slider">
		<?php foreach ( get_attached_media( 'image', $category ) as $picture ) : ?>
			<?php echo auftritt_section( 'lightbox-picture', array( 'picture' => $picture->ID, 'group' => "category-$category->ID", 'caption' => wp_get_attachment_caption( $picture->ID ) ) ); ?>
		<?php endforeach; ?>
	</div>
</div>
