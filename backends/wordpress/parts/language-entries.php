<?php defined( 'ABSPATH' ) || exit; ?>
<?php foreach ( $languages as $language ) : ?>
	<li class="menu-item auftritt-language" lang="<?php echo esc_attr( $language['lang'] ); ?>">
		<a href="<?php echo esc_url( $language['url'] ); ?>" hreflang="<?php echo esc_attr( $language['lang'] ); ?>"><?php echo esc_html( $language['name'] ); ?></a>
	</li>
<?php endforeach; ?>
