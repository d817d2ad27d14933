<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
	<meta charset="utf-8">
	<meta name="viewport" content="width=device-width">
	<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header class="site-header"><?php wp_nav_menu( array( 'theme_location' => 'primary' ) ); ?></header>
<main><?php while ( have_posts() ) : the_post(); the_content(); endwhile; ?></main>
<aside><?php dynamic_sidebar( 'sidebar-1' ); ?></aside>
<footer class="site-footer"><?php dynamic_sidebar( 'sidebar-2' ); ?></footer>
<?php wp_footer(); ?>
</body>
</html>
