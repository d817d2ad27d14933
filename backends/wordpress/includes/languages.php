<?php
// Which language a page is in, and which page says the same in another. Polylang and WPML answer both
// where they are active. Without them the plugin has a second language of its own: all pages below one
// page. A site with another plugin answers by the filters "auftritt_page_locale",
// "auftritt_translated_page" and "auftritt_languages".

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_load_translations', 5 );
add_action( 'wp', 'auftritt_switch_language' );
add_action( 'wp_head', 'auftritt_alternate_links' );

function auftritt_load_translations(): void {
	load_plugin_textdomain( 'auftritt', false, dirname( plugin_basename( AUFTRITT_FILE ) ) . '/languages' );
	register_post_meta(
		'page',
		'auftritt_translation',
		array(
			'type'              => 'integer',
			'single'            => true,
			'default'           => 0,
			'show_in_rest'      => true,
			'sanitize_callback' => 'absint',
			'auth_callback'     => fn () => current_user_can( 'edit_pages' ),
		)
	);
}

/** Whether Polylang or WPML decides over languages. */
function auftritt_has_language_plugin(): bool {
	return function_exists( 'pll_the_languages' ) || has_filter( 'wpml_active_languages' );
}

/** The locale of a page, such as "de_DE". */
function auftritt_page_locale( int $page ): string {
	$locale = auftritt_site_locale();
	if ( function_exists( 'pll_get_post_language' ) ) {
		$locale = pll_get_post_language( $page, 'locale' ) ?: $locale;
	} elseif ( has_filter( 'wpml_post_language_details' ) ) {
		$details = apply_filters( 'wpml_post_language_details', null, $page );
		$locale  = is_array( $details ) && ! empty( $details['locale'] ) ? $details['locale'] : $locale;
	} else {
		$locale = auftritt_is_in_second_language( $page ) ? (string) auftritt_setting( 'second_language' ) : $locale;
	}
	/** @param string $locale such as "de_DE" */
	return (string) apply_filters( 'auftritt_page_locale', $locale, $page );
}

/** Whether a page is the home page of the second language, or below it. */
function auftritt_is_in_second_language( int $page ): bool {
	$home = auftritt_setting( 'second_home' );
	return $home && auftritt_setting( 'second_language' ) && in_array( $home, array( $page, ...get_post_ancestors( $page ) ), true );
}

/**
 * The page that says the same as another, in the language of the page that is shown; the same page where
 * there is no such page. 0 stays 0.
 */
function auftritt_translated_page( int $page ): int {
	$translated = 0;
	// Without a language both plugins take that of the page: its code need not begin the locale.
	if ( function_exists( 'pll_get_post' ) ) {
		$translated = (int) pll_get_post( $page );
	} elseif ( has_filter( 'wpml_object_id' ) ) {
		$translated = (int) apply_filters( 'wpml_object_id', $page, 'page' );
	} elseif ( $page && auftritt_page_locale( $page ) !== determine_locale() ) {
		$translated = auftritt_own_translation( $page );
	}
	/** @param int $page the page in the language; its second argument is the page asked for */
	return (int) apply_filters( 'auftritt_translated_page', $translated ?: $page, $page, determine_locale() );
}

/** The counterpart of a page in the plugin's own second language; 0 where there is none. */
function auftritt_own_translation( int $page ): int {
	$front = (int) get_option( 'page_on_front' );
	$home  = (int) auftritt_setting( 'second_home' );
	if ( $front && $home && in_array( $page, array( $front, $home ), true ) ) {
		return $page === $front ? $home : $front;
	}
	$named = (int) get_post_meta( $page, 'auftritt_translation', true );
	if ( ! $named ) {
		// phpcs:ignore WordPress.DB.SlowDBQuery -- One page names another in either direction, and nothing else says which.
		$naming = get_posts( array( 'post_type' => 'page', 'meta_key' => 'auftritt_translation', 'meta_value' => $page, 'fields' => 'ids', 'numberposts' => 1 ) );
		$named  = $naming[0] ?? 0;
	}
	return auftritt_is_public( get_post( $named ?: -1 ) ) ? $named : 0;
}

/**
 * The entries of the language menu.
 *
 * @return array<array{lang: string, name: string, url: string, active: bool}> empty with one language
 */
function auftritt_languages(): array {
	$entries = array();
	if ( function_exists( 'pll_the_languages' ) ) {
		foreach ( (array) pll_the_languages( array( 'raw' => 1 ) ) as $language ) {
			$entries[] = array( 'lang' => $language['slug'], 'name' => $language['name'], 'url' => $language['url'], 'active' => (bool) $language['current_lang'] );
		}
	} elseif ( has_filter( 'wpml_active_languages' ) ) {
		foreach ( (array) apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) ) as $language ) {
			$entries[] = array( 'lang' => $language['language_code'], 'name' => $language['native_name'], 'url' => $language['url'], 'active' => (bool) $language['active'] );
		}
	} elseif ( auftritt_setting( 'second_language' ) && auftritt_is_public( get_post( (int) auftritt_setting( 'second_home' ) ?: -1 ) ) ) {
		$entries = auftritt_own_languages();
	}
	return (array) apply_filters( 'auftritt_languages', $entries );
}

/** The menu of the plugin's own two languages: the counterpart of this page, or the other home page. */
function auftritt_own_languages(): array {
	$page   = is_singular( 'page' ) ? get_queried_object_id() : 0;
	$second = $page && auftritt_is_in_second_language( $page );
	$homes  = array( 'first' => (int) get_option( 'page_on_front' ), 'second' => (int) auftritt_setting( 'second_home' ) );
	$other  = $page ? auftritt_own_translation( $page ) : 0;
	$first  = $second ? $other : $page;
	$last   = $second ? $page : $other;
	$url    = fn ( int $found, int $home ): string => $found || $home ? (string) get_permalink( $found ?: $home ) : home_url( '/' );
	return array(
		auftritt_language_entry( auftritt_site_locale(), $url( $first, $homes['first'] ), ! $second ),
		auftritt_language_entry( (string) auftritt_setting( 'second_language' ), $url( $last, $homes['second'] ), $second ),
	);
}

/** The locale that is set for the site, whatever page is shown. */
function auftritt_site_locale(): string {
	$locale = get_option( 'WPLANG' );
	return is_string( $locale ) && $locale ? $locale : 'en_US';
}

function auftritt_language_entry( string $locale, string $url, bool $active ): array {
	$lang  = strtok( $locale, '_' );
	$names = array( 'de' => 'Deutsch', 'en' => 'English' );
	return array( 'lang' => $lang, 'name' => $names[ $lang ] ?? $locale, 'url' => $url, 'active' => $active );
}

/** Shows a page of the second language in its language. Polylang and WPML have done so already. */
function auftritt_switch_language(): void {
	if ( ! is_admin() && ! auftritt_has_language_plugin() && is_singular( 'page' ) ) {
		auftritt_switch_to( get_queried_object_id() );
	}
}

/** Switches to the language of a page. */
function auftritt_switch_to( int $page ): void {
	$locale = auftritt_page_locale( $page );
	if ( $locale !== determine_locale() ) {
		switch_to_locale( $locale );
	}
}

/** The page's addresses in all languages, for search engines. Polylang and WPML print theirs. */
function auftritt_alternate_links(): void {
	if ( auftritt_has_language_plugin() || ! is_singular( 'page' ) ) {
		return;
	}
	foreach ( auftritt_languages() as $entry ) {
		printf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( $entry['lang'] ), esc_url( $entry['url'] ) );
	}
}
