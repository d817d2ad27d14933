<?php
// Consent can be withdrawn and the language changed on every page, whatever the theme: what no template, widget or
// page has printed comes at the end of the page, and the settings and the list of themes say so. The option
// "auftritt_missing_places" holds the theme that lacks something, with "?" before it until one of its pages was seen, and
// with "!" where such a page did not call wp_footer().

defined( 'ABSPATH' ) || exit;

add_action( 'wp_footer', 'auftritt_print_missing_places', 5 );
add_action( 'shutdown', 'auftritt_expect_page_end' );
add_action( 'admin_notices', 'auftritt_tell_missing_places' );
add_action( 'after_switch_theme', 'auftritt_expect_missing_places' );
add_action( 'admin_post_auftritt_fill_theme', 'auftritt_take_fill_theme' );

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
	if ( get_option( 'auftritt_missing_places', '?' ) !== $theme ) {
		update_option( 'auftritt_missing_places', $theme );
	}
}

/** A new theme shows nothing of ours until somebody puts it there, or until a page of it was seen that does. */
function auftritt_expect_missing_places(): void {
	update_option( 'auftritt_missing_places', '?' . get_stylesheet() );
}

/** Nothing of ours can be printed on the pages of a theme that does not call wp_footer(), the script neither. */
function auftritt_expect_page_end(): void {
	if ( did_filter( 'template_include' ) && ! did_action( 'wp_footer' ) && str_starts_with( get_option( 'auftritt_missing_places', '?' ), '?' ) ) {
		update_option( 'auftritt_missing_places', '!' . get_stylesheet() );
	}
}

/** The site header and the site footer in the theme that is active now, as the former theme had them. */
function auftritt_take_fill_theme(): void {
	if ( ! current_user_can( 'edit_theme_options' ) ) {
		wp_die( esc_html__( 'You are not allowed to change the theme.', 'auftritt' ), 403 );
	}
	check_admin_referer( 'auftritt_fill_theme' );
	auftritt_in_locale( auftritt_site_locale(), fn () => auftritt_fill_theme( auftritt_former_footer() ) );
	wp_safe_redirect( home_url( '/' ), 303 );
	exit;
}

/** Telephone and address of the newest footer of ours in any theme. */
function auftritt_former_footer(): array {
	$parts = get_posts( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'numberposts' => -1, 'orderby' => 'modified' ) );
	$texts = array( ...array_column( $parts, 'post_content' ), ...array_column( array_filter( (array) get_option( 'widget_block', array() ), 'is_array' ), 'content' ) );
	foreach ( $texts as $text ) {
		if ( preg_match( '#<!-- wp:auftritt/footer (\{.*?\}) /?-->#', $text, $found ) ) {
			$attributes = json_decode( $found[1], true );
			return array( 'telephone' => auftritt_text( (array) $attributes, 'telephone' ), 'address' => auftritt_text( (array) $attributes, 'address' ) );
		}
	}
	return array( 'telephone' => '', 'address' => '' );
}

function auftritt_tell_missing_places(): void {
	$screen  = get_current_screen();
	$is_ours = $screen && in_array( $screen->id, array( 'settings_page_auftritt', 'themes', 'plugins', 'dashboard' ), true );
	$missing = (string) get_option( 'auftritt_missing_places' );
	if ( ! $is_ours || ! current_user_can( 'edit_theme_options' ) || ltrim( $missing, '?!' ) !== get_stylesheet() ) {
		return;
	}
	if ( str_starts_with( $missing, '!' ) ) {
		printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html__( 'A page of this theme does not call wp_footer(), so it has neither the script nor the cookie settings of Auftritt. Call wp_head() before </head> and wp_footer() before </body> in the theme’s templates.', 'auftritt' ) );
		return;
	}
	$text = wp_is_block_theme()
		? __( 'This theme shows no cookie settings or no language menu of Auftritt. They stand at the end of each page until you put the blocks “Site header” and “Site footer” into the theme’s template parts.', 'auftritt' )
		: __( 'This theme shows no cookie settings or no language menu of Auftritt. They stand at the end of each page until you put the blocks “Site header” and “Site footer” into a widget area or a template.', 'auftritt' );
	if ( str_starts_with( $missing, '?' ) ) {
		$text = __( 'This theme may lack the cookie settings or the language menu of Auftritt. Open a page of it, and it is said here.', 'auftritt' );
	}
	printf(
		'<div class="notice notice-info"><p>%s</p><p><a class="button button-primary" href="%s">%s</a> <a class="button" href="%s">%s</a></p></div>',
		esc_html( $text ),
		esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=auftritt_fill_theme' ), 'auftritt_fill_theme' ) ),
		esc_html( wp_is_block_theme() ? __( 'Put our header and footer into this theme', 'auftritt' ) : __( 'Put our menu and footer into this theme', 'auftritt' ) ),
		esc_url( admin_url( wp_is_block_theme() ? 'site-editor.php' : 'widgets.php' ) ),
		esc_html( wp_is_block_theme() ? __( 'Open the editor', 'auftritt' ) : __( 'Open the widgets', 'auftritt' ) )
	);
}
