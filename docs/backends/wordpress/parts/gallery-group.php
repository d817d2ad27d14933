<?php
// The parent level: what call 3 asks for.
$categories = auftritt_children( $group );
?>
<div class="gallery-inner">
	<div class="gallery-slider">
		<?php foreach ( $categories as $category ) : ?>
			<?php echo auftritt_lightbox_picture( auftritt_page_picture( $category ), "group-$group->ID", get_the_title( $category ) ); ?>
		<?php endforeach; ?>
	</div>
</div>
<div class="reference_content">
	<h3><?php echo esc_html( get_the_title( $group ) ); ?></h3>
	<?php echo auftritt_page_text( $group ); ?>
	<ul class="reference_content__families">
		<?php foreach ( $categories as $category ) : ?>
			<li>
				<h4><a href="<?php echo esc_url( get_permalink( $category ) ); ?>"><?php echo esc_html( get_the_title( $category ) ); ?></a></h4>
				<p><?php echo esc_html( auftritt_page_summary( $category ) ); ?></p>
			</li>
		<?php endforeach; ?>
	</ul>
</div>
