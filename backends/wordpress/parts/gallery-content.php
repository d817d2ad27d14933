<?php defined( 'ABSPATH' ) || exit; ?>
<div class="reference_content">
	<h3><?php echo esc_html( auftritt_title( $category ) ); ?></h3>
	<?php auftritt_print( auftritt_page_text( $category ) ); ?>
</div>
