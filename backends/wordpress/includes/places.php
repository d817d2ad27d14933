<?php
// Consent can be withdrawn and the language changed on every page, whatever the theme: what no template, widget or
// page has printed comes at the end of the page, and the settings and the list of themes say so.

defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', 'auftritt_print_missing_places', 5 );
add_action( 'admin_notices', 'auftritt_tell_missing_places' );

/**
 * Remembers what a block has printed on this page.
 *
 * @param string $place "consent" or "languages"; '' only asks
 * @return array<string, true> what was printed so far
 */
function auftritt_printed_places( string $place = '' ): array {
	static $places = array();
	if ( $place ) {
		$places[ $place ] = true;
	}
	return $places;
}

/** Prints what the page lacks, and remembers for the administrator that it did. */
function auftritt_print_missing_places(): void {
	$places    = auftritt_printed_places();
	$languages = isset( $places['languages'] ) ? array() : auftritt_languages();
	$consent   = ! isset( $places['consent'] );
	if ( $languages || $consent ) {
		auftritt_print( auftritt_part( 'missing-places', compact( 'languages', 'consent' ) ) );
	}
	$theme = $languages || $consent ? get_stylesheet() : '';
	if ( get_option( 'auftritt_missing_places', '' ) !== $theme ) {
		update_option( 'auftritt_missing_places', $theme );
	}
}

function auftritt_tell_missing_places(): void {
	$screen = get_current_screen();
	$is_ours = $screen && in_array( $screen->id, array( 'settings_page_auftritt', 'themes', 'plugins', 'dashboard' ), true );
	if ( ! $is_ours || ! current_user_can( 'edit_theme_options' ) || get_option( 'auftritt_missing_places' ) !== get_stylesheet() ) {
		return;
	}
	$text = wp_is_block_theme()
		? __( 'This theme shows no cookie settings or no language menu of Auftritt. They stand at the end of each page until you put the blocks “Site header” and “Site footer” into the theme’s template parts.', 'auftritt' )
		: __( 'This theme shows no cookie settings or no language menu of Auftritt. They stand at the end of each page until you put the blocks “Site header” and “Site footer” into a widget area or a template.', 'auftritt' );
	printf(
		'<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
		esc_html( $text ),
		esc_url( admin_url( wp_is_block_theme() ? 'site-editor.php' : 'widgets.php' ) ),
		esc_html( wp_is_block_theme() ? __( 'Open the editor', 'auftritt' ) : __( 'Open the widgets', 'auftritt' ) )
	);
}
