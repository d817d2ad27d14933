<div class="product_information">
	<header>
		<h2><?php echo esc_html( get_the_title( $page ) ); ?></h2>
		<p><?php echo esc_html( get_the_excerpt( $page ) ); ?></p>
	</header>
	<p class="product_information__links">
		<a class="back-to-category" href="<?php echo esc_url( $back ); ?>"><?php esc_html_e( 'Back to the overview', 'auftritt' ); ?></a>
		<?php if ( $info ) : ?>
			<a class="info-link" href="<?php echo esc_url( home_url( '/contact/' ) ); ?>"><?php esc_html_e( 'Ask us about this', 'auftritt' ); ?></a>
		<?php endif; ?>
	</p>
</div>
