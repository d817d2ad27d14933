<?php
// The parent level: what call 3 asks for.
$categories = auftritt_children( $group->ID );
echo auftritt_section( 'gallery-information', array( 'page' => $group, 'back' => get_permalink( $group ), 'info' => false ) );
?>
<div class="gallery-inner">
	<div class="gallery-slider">
		<?php foreach ( $categories as $category ) : ?>
			<?php echo auftritt_section( 'lightbox-picture', array( 'picture' => get_post_thumbnail_id( $category ), 'group' => "group-$group->ID", 'caption' => get_the_title( $category ) ) ); ?>
		<?php endforeach; ?>
	</div>
</div>
<div class="reference_content">
	<ul class="reference_content__families">
		<?php foreach ( $categories as $category ) : ?>
			<li>
				<h3><a href="<?php echo esc_url( get_permalink( $category ) ); ?>"><?php echo esc_html( get_the_title( $category ) ); ?></a></h3>
				<p><?php echo esc_html( get_the_excerpt( $category ) ); ?></p>
			</li>
		<?php endforeach; ?>
	</ul>
</div>
