<?php defined( 'ABSPATH' ) || exit; ?>
<nav class="languages" aria-label="<?php esc_attr_e( 'Language', 'auftritt' ); ?>">
	<ul class="language-menu">
		<?php foreach ( $languages as $language ) : ?>
			<li class="<?php echo $language['active'] ? 'active' : ''; ?>" lang="<?php echo esc_attr( $language['lang'] ); ?>">
				<a href="<?php echo esc_url( $language['url'] ); ?>" hreflang="<?php echo esc_attr( $language['lang'] ); ?>"><bdi><?php echo esc_html( $language['name'] ); ?></bdi></a>
			</li>
		<?php endforeach; ?>
	</ul>
</nav>
