<?php
// The start screen is shown on the home page of a language, and there the page is in intro mode: each of the
// two without the other would hide the page.

defined( 'ABSPATH' ) || exit;

add_filter( 'body_class', 'auftritt_body_class' );

/** Remembers that a start screen was printed; returns whether one was. */
function auftritt_has_start_screen( bool $is_printed = false ): bool {
	static $is_there = false;
	$is_there = $is_there || $is_printed;
	return $is_there;
}

/** Intro mode is for a home page with a start screen: a block theme has printed it by now, a classic one prints the text below. */
function auftritt_body_class( array $classes ): array {
	$page  = auftritt_shown_page();
	$shown = auftritt_has_start_screen() || ( $page && auftritt_is_home( $page ) && ! post_password_required( $page ) && auftritt_shows_start_screen( parse_blocks( (string) get_post_field( 'post_content', $page ) ) ) );
	auftritt_may_print_start_screen( $shown );
	return $shown ? array( ...$classes, 'intro-mode' ) : $classes;
}

/** Whether a start screen may be printed: on a home page, as long as the page is not said to be without intro mode. */
function auftritt_may_print_start_screen( ?bool $is_said = null ): bool {
	static $may = true;
	$may = $is_said ?? $may;
	return $may && ( is_front_page() || auftritt_is_home( auftritt_shown_page() ) );
}

/** Whether one of these blocks, at any depth, is a start screen with a logo. */
function auftritt_shows_start_screen( array $blocks, array $seen = array() ): bool {
	foreach ( $blocks as $block ) {
		if ( 'auftritt/start-screen' === $block['blockName'] && auftritt_start_screen_logo( $block['attrs'] ) ) {
			return true;
		}
		$pattern = 'core/block' === $block['blockName'] ? auftritt_id( $block['attrs'], 'ref' ) : 0;
		// A synced pattern may hold itself.
		$synced = in_array( $pattern, $seen, true ) ? array() : auftritt_synced_blocks( $pattern );
		if ( auftritt_shows_start_screen( array( ...$block['innerBlocks'], ...$synced ), array( ...$seen, $pattern ) ) ) {
			return true;
		}
	}
	return false;
}

/** The image of a start screen: the chosen one, else the logo of the site; 0 without either. */
function auftritt_start_screen_logo( array $attributes ): int {
	$logo = auftritt_id( $attributes, 'logo' ) ?: (int) get_theme_mod( 'custom_logo' );
	return wp_attachment_is_image( $logo ) ? $logo : 0;
}

/**
 * Takes the start screen away, before it is painted, from visitors who are on the site already: who come from another
 * page of it, go back or reload. A cache serves all of them the same page, so the browser decides, by what it knows of
 * the visit. Nothing is stored.
 */
function auftritt_print_once_a_visit(): void {
	wp_print_inline_script_tag(
		"( function ( visit ) {
	if ( document.referrer.indexOf( location.origin + '/' ) !== 0 && ( ! visit || visit.type === 'navigate' ) ) {
		return;
	}
	document.body.classList.remove( 'intro-mode' );
	document.querySelector( '.start-screen' ).remove();
} )( performance.getEntriesByType( 'navigation' )[ 0 ] );"
	);
}
