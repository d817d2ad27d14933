<?php
// The main navigation of each language, and the home page that the logo leads to.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_menus' );
add_filter( 'wp_nav_menu_objects', 'auftritt_menu_entries', 10, 2 );

/** @return array<string, string> locale → where its menu stands; the first language is '' */
function auftritt_menu_locations(): array {
	$locations = array( '' => 'auftritt' );
	foreach ( auftritt_has_language_plugin() ? array() : array_keys( auftritt_other_homes() ) as $index => $locale ) {
		$locations[ $locale ] = 0 === $index ? 'auftritt-second' : 'auftritt-' . ( $index + 2 );
	}
	return $locations;
}

function auftritt_register_menus(): void {
	$menus = array();
	foreach ( auftritt_menu_locations() as $locale => $location ) {
		$menus[ $location ] = __( 'Main navigation', 'auftritt' ) . ( $locale ? ': ' . auftritt_language_name( $locale ) : '' );
	}
	register_nav_menus( $menus );
}

/** The main navigation: the menu of the language; without a menu, the pages of the language. */
function auftritt_navigation(): string {
	$locale   = auftritt_shown_locale();
	$location = auftritt_menu_locations()[ $locale ] ?? 'auftritt';
	// Of a menu that was deleted WordPress would list all pages, in all languages.
	$menu = has_nav_menu( $location ) ? (string) wp_nav_menu( array( 'theme_location' => $location, 'container' => false, 'echo' => false, 'fallback_cb' => false ) ) : '';
	if ( $menu ) {
		return $menu;
	}
	$homes     = auftritt_has_language_plugin() ? array() : auftritt_other_homes();
	$protected = get_posts( array( 'post_type' => 'page', 'has_password' => true, 'numberposts' => -1, 'fields' => 'ids' ) );
	$pages     = array( 'title_li' => '', 'echo' => false, 'exclude' => implode( ',', $protected ) );
	if ( $homes ) {
		$pages[ $locale ? 'child_of' : 'exclude_tree' ] = $locale ? $homes[ $locale ] : implode( ',', $homes );
	}
	add_filter( 'the_title', 'wp_strip_all_tags' );
	$entries = wp_list_pages( $pages );
	remove_filter( 'the_title', 'wp_strip_all_tags' );
	return "<ul>$entries</ul>";
}

/**
 * The entries of our menus that the visitor may read. A page may have been public when somebody put it into the
 * menu, and the entry would go on showing its title.
 *
 * @param WP_Post[] $entries of the menu
 * @param object    $menu    the arguments of wp_nav_menu
 */
function auftritt_menu_entries( array $entries, object $menu ): array {
	$place = (string) ( $menu->theme_location ?? '' );
	if ( ! in_array( $place, auftritt_menu_locations(), true ) && ! auftritt_is_theme_place( $place, get_nav_menu_locations() ) ) {
		return $entries;
	}
	return array_filter( $entries, fn ( WP_Post $entry ): bool => 'post_type' !== $entry->type || auftritt_may_read( get_post( (int) $entry->object_id ) ) );
}

/** The home page in the language of the page that is shown. */
function auftritt_home_url(): string {
	if ( function_exists( 'pll_home_url' ) ) {
		return (string) pll_home_url();
	}
	$own  = get_post( auftritt_other_homes()[ auftritt_shown_locale() ] ?? -1 );
	$home = auftritt_is_public( $own ) ? (string) get_permalink( $own ) : home_url( '/' );
	return (string) apply_filters( 'wpml_home_url', $home );
}

/**
 * Makes a menu of pages, and puts it where the header shows it. A place that has a menu keeps it.
 *
 * @param int[] $pages in their order, the home page first; one whose parent is among the others stands below that
 */
function auftritt_add_menu( string $location, string $name, array $pages ): void {
	if ( has_nav_menu( $location ) && wp_get_nav_menu_items( get_nav_menu_locations()[ $location ] ) ) {
		return;
	}
	$menu = wp_create_nav_menu( $name );
	for ( $number = 2; is_wp_error( $menu ) && $number < 100; $number++ ) {
		$menu = wp_create_nav_menu( "$name $number" );
	}
	$items = array();
	foreach ( is_wp_error( $menu ) ? array() : $pages as $position => $page ) {
		$items[ $page ] = wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-object-id' => $page,
				'menu-item-object'    => 'page',
				'menu-item-type'      => 'post_type',
				'menu-item-status'    => 'publish',
				'menu-item-position'  => $position + 1,
				'menu-item-parent-id' => wp_get_post_parent_id( $page ) === $pages[0] ? 0 : $items[ wp_get_post_parent_id( $page ) ] ?? 0,
			)
		);
	}
	set_theme_mod( 'nav_menu_locations', array( ...get_nav_menu_locations(), $location => (int) $menu ) );
}
