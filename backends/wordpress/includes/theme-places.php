<?php
// A theme without block templates has places of its own for the menu and for widgets. The starter uses those that are
// free: the menu there is that of the page's language, with the other languages after it.

defined( 'ABSPATH' ) || exit;

add_filter( 'theme_mod_nav_menu_locations', 'auftritt_translate_theme_menus' );
add_filter( 'wp_nav_menu_items', 'auftritt_add_language_entries', 10, 2 );

/** Whether a place for menus is the theme's own and shows a menu of ours. */
function auftritt_is_theme_place( string $place, array $locations ): bool {
	$ours = array_flip( auftritt_menu_locations() );
	return ! isset( $ours[ $place ] ) && ! empty( $locations[ $place ] ) && in_array( $locations[ $place ], array_intersect_key( $locations, $ours ), true );
}

/** Where the theme shows our menu, a page in another language has that of its language. */
function auftritt_translate_theme_menus( mixed $locations ): mixed {
	$locale = is_array( $locations ) && did_action( 'wp' ) ? auftritt_shown_locale() : '';
	$menu   = $locale ? $locations[ auftritt_menu_locations()[ $locale ] ] ?? 0 : 0;
	foreach ( $menu ? array_keys( $locations ) : array() as $place ) {
		if ( auftritt_is_theme_place( (string) $place, $locations ) ) {
			$locations[ $place ] = $menu;
		}
	}
	return $locations;
}

/** The other languages are the last entries of our menu in a theme that has no place for them. */
function auftritt_add_language_entries( string $entries, object $menu ): string {
	if ( wp_is_block_theme() || ! auftritt_is_theme_place( (string) ( $menu->theme_location ?? '' ), get_nav_menu_locations() ) ) {
		return $entries;
	}
	auftritt_printed_places( 'languages' );
	return $entries . auftritt_part( 'language-entries', array( 'languages' => array_filter( auftritt_languages(), fn ( array $language ): bool => ! $language['active'] ) ) );
}

/** Shows our menu where the theme has its first free place for one, and our footer in place of the widgets that WordPress put there. */
function auftritt_fill_classic_theme( array $details ): void {
	$locations = get_nav_menu_locations();
	$free      = array_filter( array_keys( get_registered_nav_menus() ), fn ( string $place ): bool => ! in_array( $place, auftritt_menu_locations(), true ) );
	$place     = (string) reset( $free );
	if ( $place && ! empty( $locations['auftritt'] ) && ! has_nav_menu( $place ) ) {
		set_theme_mod( 'nav_menu_locations', array( ...$locations, $place => $locations['auftritt'] ) );
	}
	$widgets  = wp_get_sidebars_widgets();
	$examples = array_filter( (array) get_option( 'widget_block', array() ), fn ( mixed $widget ): bool => is_array( $widget ) && preg_match( '/<!-- wp:(search|latest-posts|latest-comments|archives|categories) /', $widget['content'] ?? '' ) );
	$moved    = array_map( fn ( int|string $number ): string => "block-$number", array_keys( $examples ) );
	foreach ( array_diff( array_keys( $widgets ), array( 'wp_inactive_widgets' ) ) as $sidebar ) {
		if ( $widgets[ $sidebar ] && ! array_diff( $widgets[ $sidebar ], $moved ) ) {
			$widgets['wp_inactive_widgets'] = array( ...$widgets['wp_inactive_widgets'] ?? array(), ...$widgets[ $sidebar ] );
			$widgets[ $sidebar ]            = array();
		}
	}
	$footer = auftritt_footer_sidebar();
	if ( $footer && empty( $widgets[ $footer ] ) ) {
		$blocks             = array_filter( (array) get_option( 'widget_block', array() ), 'is_array' );
		$number             = max( 1, ...array_filter( array_keys( $blocks ), 'is_int' ) ) + 1;
		$blocks[ $number ]  = array( 'content' => auftritt_pattern( 'footer', array( 'telephone' => $details['telephone'], 'address' => $details['address'] ) ) );
		$widgets[ $footer ] = array( "block-$number" );
		update_option( 'widget_block', $blocks + array( '_multiwidget' => 1 ) );
	}
	wp_set_sidebars_widgets( $widgets );
}

/** The first place for widgets that is in the theme's footer; '' where none is. */
function auftritt_footer_sidebar(): string {
	foreach ( $GLOBALS['wp_registered_sidebars'] as $id => $sidebar ) {
		if ( preg_match( '/foot|fuß/iu', "$id {$sidebar['name']}" ) ) {
			return (string) $id;
		}
	}
	return '';
}
