<?php
// Behaviour navigation, and the language menu: that of your translation plugin, here Polylang's.
?>
<header class="site-header">
	<a class="site-header__logo" href="<?php echo esc_url( home_url( '/' ) ); ?>"><?php bloginfo( 'name' ); ?></a>
	<?php if ( function_exists( 'pll_the_languages' ) ) : ?>
		<ul class="language-menu">
			<?php foreach ( pll_the_languages( array( 'raw' => 1 ) ) as $language ) : ?>
				<li class="<?php echo $language['current_lang'] ? 'active' : ''; ?>" lang="<?php echo esc_attr( $language['slug'] ); ?>">
					<a href="<?php echo esc_url( $language['url'] ); ?>" hreflang="<?php echo esc_attr( $language['slug'] ); ?>"><?php echo esc_html( $language['name'] ); ?></a>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
	<button class="navigation-opener" type="button" aria-controls="main-navigation" aria-expanded="false"><?php esc_html_e( 'Menu', 'auftritt' ); ?></button>
	<nav class="main-navigation" id="main-navigation" aria-label="<?php esc_attr_e( 'Main navigation', 'auftritt' ); ?>">
		<?php wp_nav_menu( array( 'theme_location' => 'auftritt', 'container' => false ) ); ?>
	</nav>
</header>
