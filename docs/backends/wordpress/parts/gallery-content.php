<div class="reference_content">
	<h3><?php echo esc_html( get_the_title( $category ) ); ?></h3>
	<?php echo auftritt_page_text( $category ); ?>
</div>
