<?php
defined( 'ABSPATH' ) || exit;

$pictures = auftritt_page_pictures( $category );
?>
<div class="gallery-inner">
	<?php if ( $pictures ) : ?>
		<div class="gallery-slider">
			<?php foreach ( $pictures as $picture ) : ?>
				<?php auftritt_print( auftritt_lightbox_picture( $picture, "category-$category->ID" ) ); ?>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
</div>
