<ul>
	<?php foreach ( $categories as $category ) : ?>
		<li class="product_reference<?php echo $category->ID === $uid ? ' active' : ''; ?>" data-uid="<?php echo esc_attr( $category->ID ); ?>" data-color="<?php echo esc_attr( get_post_meta( $category->ID, 'color', true ) ); ?>">
			<a href="<?php echo esc_url( get_permalink( $category ) ); ?>"><?php echo esc_html( get_the_title( $category ) ); ?></a>
		</li>
	<?php endforeach; ?>
</ul>
