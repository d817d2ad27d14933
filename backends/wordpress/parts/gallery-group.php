<?php
// The parent level: what call 3 asks for.

defined( 'ABSPATH' ) || exit;

$categories = auftritt_children( $group );
$pictured   = array_filter( $categories, 'auftritt_page_picture' );
?>
<div class="gallery-inner">
	<?php if ( $pictured ) : ?>
		<div class="gallery-slider">
			<?php foreach ( $pictured as $category ) : ?>
				<?php auftritt_print( auftritt_lightbox_picture( auftritt_page_picture( $category ), "group-$group->ID", auftritt_title( $category ) ) ); ?>
			<?php endforeach; ?>
		</div>
	<?php endif; ?>
</div>
<div class="reference_content">
	<h3><?php echo esc_html( auftritt_title( $group ) ); ?></h3>
	<?php auftritt_print( auftritt_page_text( $group ) ); ?>
	<ul class="reference_content__families">
		<?php foreach ( $categories as $category ) : ?>
			<li>
				<h4><a href="<?php echo esc_url( get_permalink( $category ) ); ?>"><?php echo esc_html( auftritt_title( $category ) ); ?></a></h4>
				<p><?php echo esc_html( auftritt_page_summary( $category ) ); ?></p>
			</li>
		<?php endforeach; ?>
	</ul>
</div>
