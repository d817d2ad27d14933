<?php
defined( 'ABSPATH' ) || exit;

$logo      = auftritt_id( $attributes, 'logo' ) ?: (int) get_theme_mod( 'custom_logo' );
$languages = auftritt_languages();
$menu      = auftritt_element_id( 'main-navigation' );
auftritt_printed_places( 'languages' );
?>
<div <?php auftritt_print( get_block_wrapper_attributes() ); ?>>
	<header class="site-header">
		<a class="site-header__logo" href="<?php echo esc_url( auftritt_home_url() ); ?>">
			<?php if ( wp_attachment_is_image( $logo ) ) : ?>
				<?php echo wp_get_attachment_image( $logo, 'medium', false, array( 'alt' => get_bloginfo( 'name' ), 'loading' => 'eager' ) ); ?>
			<?php else : ?>
				<?php echo esc_html( get_bloginfo( 'name' ) ); ?>
			<?php endif; ?>
		</a>
		<?php if ( $languages ) : ?>
			<?php auftritt_print( auftritt_part( 'language-menu', compact( 'languages' ) ) ); ?>
		<?php endif; ?>
		<button class="navigation-opener" type="button" aria-controls="<?php echo esc_attr( $menu ); ?>" aria-expanded="false"><?php esc_html_e( 'Menu', 'auftritt' ); ?></button>
		<nav class="main-navigation" id="<?php echo esc_attr( $menu ); ?>" aria-label="<?php esc_attr_e( 'Main navigation', 'auftritt' ); ?>">
			<?php auftritt_print( auftritt_navigation() ); ?>
		</nav>
	</header>
</div>
