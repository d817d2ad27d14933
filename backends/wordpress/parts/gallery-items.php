<?php defined( 'ABSPATH' ) || exit; ?>
<ul>
	<?php foreach ( $categories as $category ) : ?>
		<li class="product_reference<?php echo $active && $category->ID === $active->ID ? ' active' : ''; ?>" data-uid="<?php echo esc_attr( $category->ID ); ?>" data-color="<?php echo esc_attr( auftritt_color( $category ) ); ?>">
			<a href="<?php echo esc_url( get_permalink( $category ) ); ?>"><?php echo esc_html( auftritt_title( $category ) ); ?></a>
		</li>
	<?php endforeach; ?>
</ul>
