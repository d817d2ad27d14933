<?php
// Which language a page is in, and which page says the same in another. Polylang and WPML answer both
// where they are active. Without them the plugin has languages of its own: each is a home page with all
// pages below it, and the first one is that of all other pages. A site with another plugin answers by the
// filters "auftritt_page_locale", "auftritt_translated_page" and "auftritt_languages".

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_load_translations', 5 );
add_action( 'wp', 'auftritt_switch_language' );
add_action( 'wp_head', 'auftritt_alternate_links' );
add_filter( 'pre_update_option_WPLANG', 'auftritt_keep_first_language', 10, 2 );

function auftritt_load_translations(): void {
	load_plugin_textdomain( 'auftritt', false, dirname( plugin_basename( AUFTRITT_FILE ) ) . '/languages' );
}

/** Whether Polylang or WPML decides over languages. */
function auftritt_has_language_plugin(): bool {
	return function_exists( 'pll_the_languages' ) || has_filter( 'wpml_active_languages' );
}

/**
 * The home pages of the plugin's own languages beside the first one.
 *
 * @return array<string, int> locale → page, in their order; empty with one language
 */
function auftritt_other_homes(): array {
	$stored = get_option( 'auftritt' );
	$stored = is_array( $stored ) ? $stored : array();
	// Version 1.2 knew one other language, in two fields.
	$rows  = auftritt_entries( $stored['languages'] ?? array( array( 'locale' => $stored['second_language'] ?? '', 'home' => $stored['second_home'] ?? 0 ) ) );
	$homes = array();
	foreach ( $rows as $row ) {
		$locale = auftritt_text( $row, 'locale' );
		$home   = auftritt_id( $row, 'home' );
		if ( $locale && $home && ! isset( $homes[ $locale ] ) && ! in_array( $home, $homes, true ) ) {
			$homes[ $locale ] = $home;
		}
	}
	unset( $homes[ auftritt_first_locale( (bool) $homes ) ] );
	return $homes;
}

/** The locale of all pages that are in no other language of the plugin. */
function auftritt_site_locale(): string {
	return auftritt_first_locale( (bool) auftritt_other_homes() );
}

/** The first language: it is kept where there are others, and is else that of the site. */
function auftritt_first_locale( bool $has_others ): string {
	$first  = $has_others ? (string) auftritt_setting( 'first_language' ) : '';
	$locale = $first ?: get_option( 'WPLANG' );
	return is_string( $locale ) && $locale ? $locale : 'en_US';
}

/** The pages stay in their language when the site, and with it the dashboard, gets another one. */
function auftritt_keep_first_language( mixed $locale, mixed $old ): mixed {
	if ( auftritt_other_homes() && ! auftritt_setting( 'first_language' ) ) {
		auftritt_update_settings( array( 'first_language' => is_string( $old ) && $old ? $old : 'en_US' ) );
	}
	return $locale;
}

/** The locale of a page, such as "de_DE"; 0 is what is in the first language, such as a post. */
function auftritt_page_locale( int $page ): string {
	$locale = '';
	if ( $page && function_exists( 'pll_get_post_language' ) ) {
		$locale = (string) pll_get_post_language( $page, 'locale' );
	} elseif ( $page && has_filter( 'wpml_post_language_details' ) ) {
		$details = apply_filters( 'wpml_post_language_details', null, $page );
		$locale  = is_array( $details ) && ! empty( $details['locale'] ) ? $details['locale'] : '';
	} else {
		$locale = $page ? auftritt_own_locale( $page ) : '';
	}
	/** @param string $locale such as "de_DE" */
	return (string) apply_filters( 'auftritt_page_locale', $locale ?: auftritt_site_locale(), $page );
}

/** The other language of the plugin whose home page a page is, or is below; '' where it is in the first one. */
function auftritt_own_locale( int $page ): string {
	$homes = array_flip( auftritt_other_homes() );
	foreach ( $homes ? array( $page, ...get_post_ancestors( $page ) ) : array() as $above ) {
		if ( isset( $homes[ $above ] ) ) {
			return $homes[ $above ];
		}
	}
	return '';
}

/** The page that is shown; 0 where something else is, such as a post or a search. */
function auftritt_shown_page(): int {
	return is_singular( 'page' ) ? get_queried_object_id() : 0;
}

/** The other language of the plugin that the page which is shown is in; '' in the first one. */
function auftritt_shown_locale(): string {
	return auftritt_has_language_plugin() || ! auftritt_shown_page() ? '' : auftritt_own_locale( auftritt_shown_page() );
}

/** Whether the page that is shown is the home page of its language. */
function auftritt_is_home( int $page ): bool {
	$front = (int) get_option( 'page_on_front' );
	return $page && ( in_array( $page, auftritt_other_homes(), true ) || ( $front && in_array( $page, array( $front, auftritt_translated_page( $front ) ), true ) ) );
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
	} elseif ( $page && auftritt_page_locale( $page ) !== auftritt_page_locale( auftritt_shown_page() ) ) {
		$translated = auftritt_own_translations( $page )[ auftritt_page_locale( auftritt_shown_page() ) ] ?? 0;
	}
	/** @param int $page the page in the language; its second argument is the page asked for */
	return (int) apply_filters( 'auftritt_translated_page', $translated ?: $page, $page, determine_locale() );
}

/** @return int[] a page and those that say the same in other languages, the oldest first: the order is the same for each of them */
function auftritt_all_translations( int $page ): array {
	if ( function_exists( 'pll_get_post_translations' ) ) {
		$pages = array_map( 'intval', array_values( (array) pll_get_post_translations( $page ) ) );
	} elseif ( has_filter( 'wpml_object_id' ) ) {
		$pages = array( (int) apply_filters( 'wpml_object_id', $page, 'page', true, apply_filters( 'wpml_default_language', null ) ) );
	} else {
		$pages = auftritt_same_pages( $page );
	}
	$pages = array_unique( array_filter( array( $page, ...$pages ) ) );
	sort( $pages );
	return $pages;
}

/**
 * The entries of the language menu.
 *
 * @return array<array{lang: string, name: string, url: string, active: bool, is_translation?: bool}> empty with one language
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
	} else {
		$entries = auftritt_own_languages();
	}
	return (array) apply_filters( 'auftritt_languages', $entries );
}

/** The menu of the plugin's own languages: the translation of this page, or the home page of the language. */
function auftritt_own_languages(): array {
	$page    = auftritt_shown_page();
	$shown   = auftritt_shown_locale() ?: auftritt_site_locale();
	$homes   = array( auftritt_site_locale() => (int) get_option( 'page_on_front' ), ...auftritt_other_homes() );
	$pages   = array_intersect_key( $page ? auftritt_own_translations( $page ) : array(), $homes );
	$entries = array();
	foreach ( $homes as $locale => $home ) {
		$found    = $pages[ $locale ] ?? 0;
		$is_first = auftritt_site_locale() === $locale;
		$target   = $found ?: ( auftritt_is_public( get_post( $home ?: -1 ) ) ? $home : 0 );
		if ( $target || $is_first || $locale === $shown ) {
			$url                = $target || ! $is_first ? (string) get_permalink( $target ?: $page ) : home_url( '/' );
			// A duplicate names the page that its original names, and that one leads to the original.
			$is_mutual          = $found && ( $found === $page || ( auftritt_own_translations( $found )[ $shown ] ?? 0 ) === $page );
			$entries[ $locale ] = array( 'url' => $url, 'active' => $locale === $shown, 'is_translation' => $is_mutual );
		}
	}
	return count( $entries ) > 1 ? auftritt_named_languages( $entries ) : array();
}

/**
 * Entries with their code and name. The region stands in both where two of them share a language.
 *
 * @param array<string, array> $entries locale → what else is known
 */
function auftritt_named_languages( array $entries ): array {
	$counts = array_count_values( array_map( fn ( string $locale ): string => (string) strtok( $locale, '_' ), array_keys( $entries ) ) );
	$named  = array();
	foreach ( $entries as $locale => $entry ) {
		list( $language, $region ) = array( ...explode( '_', $locale ), '' );
		$is_shared = $region && $counts[ $language ] > 1;
		$named[]   = array(
			'lang' => $is_shared ? "$language-$region" : $language,
			'name' => auftritt_language_name( $locale ) . ( $is_shared ? " ($region)" : '' ),
			...$entry,
		);
	}
	return $named;
}

/** The name of a language in itself, such as "Deutsch" for "de_AT"; where nobody knows it, its code. */
function auftritt_language_name( string $locale ): string {
	$language = (string) strtok( $locale, '_' );
	$names    = array(
		'bg' => 'Български', 'ca' => 'Català', 'cs' => 'Čeština', 'da' => 'Dansk', 'de' => 'Deutsch', 'el' => 'Ελληνικά', 'en' => 'English', 'es' => 'Español',
		'et' => 'Eesti', 'fi' => 'Suomi', 'fr' => 'Français', 'hr' => 'Hrvatski', 'hu' => 'Magyar', 'it' => 'Italiano', 'ja' => '日本語', 'ko' => '한국어',
		'lb' => 'Lëtzebuergesch', 'lt' => 'Lietuvių', 'lv' => 'Latviešu', 'nb' => 'Norsk', 'nl' => 'Nederlands', 'nn' => 'Nynorsk', 'pl' => 'Polski',
		'pt' => 'Português', 'ro' => 'Română', 'ru' => 'Русский', 'sk' => 'Slovenčina', 'sl' => 'Slovenščina', 'sr' => 'Српски', 'sv' => 'Svenska',
		'tr' => 'Türkçe', 'uk' => 'Українська', 'zh' => '中文',
	);
	$known = $names[ $language ] ?? ( class_exists( 'Locale' ) ? Locale::getDisplayLanguage( $language, $language ) : '' );
	return $known ?: strtoupper( $language );
}

/** Shows what is in another language than the site in its own. Polylang and WPML have done so already. */
function auftritt_switch_language(): void {
	if ( ! is_admin() && ! auftritt_has_language_plugin() ) {
		auftritt_switch_to( auftritt_shown_page() );
	}
}

/** Switches to the language of a page. A page in a language that is not installed says so all the same. */
function auftritt_switch_to( int $page ): void {
	$locale = auftritt_page_locale( $page );
	if ( $locale === determine_locale() || switch_to_locale( $locale ) ) {
		return;
	}
	$lang = strtr( (string) preg_replace( '/_(in)?formal$/', '', $locale ), '_', '-' );
	add_filter( 'language_attributes', fn ( string $attributes ): string => (string) preg_replace( '/\blang="[^"]*"/', 'lang="' . esc_attr( $lang ) . '"', $attributes ) );
}

/** The page's addresses in the languages that it is in, for search engines. Polylang and WPML print theirs. */
function auftritt_alternate_links(): void {
	$entries = auftritt_has_language_plugin() || ! auftritt_shown_page() ? array() : array_filter( auftritt_languages(), fn ( array $entry ): bool => $entry['is_translation'] ?? true );
	foreach ( count( $entries ) > 1 ? $entries : array() as $entry ) {
		printf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( $entry['lang'] ), esc_url( $entry['url'] ) );
	}
}
