<?php
// A theme without block templates, with a place for a menu and two for widgets.

add_action( 'after_setup_theme', fn () => register_nav_menus( array( 'social' => 'Social', 'primary' => 'Primary' ) ) );
add_action(
	'widgets_init',
	function (): void {
		register_sidebar( array( 'id' => 'sidebar-1', 'name' => 'Sidebar' ) );
		register_sidebar( array( 'id' => 'sidebar-2', 'name' => 'Footer' ) );
	}
);
