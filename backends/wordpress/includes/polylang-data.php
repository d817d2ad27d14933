<?php
// A site whose pages got their languages by Polylang keeps them while Polylang is not active: what it has stored
// (the taxonomies "language" and "post_translations") answers the filters of includes/languages.php.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_read_polylang', 6 );

function auftritt_read_polylang(): void {
	if ( auftritt_has_language_plugin() || ! is_array( get_option( 'polylang' ) ) || auftritt_other_homes() || taxonomy_exists( 'language' ) ) {
		return;
	}
	foreach ( array( 'language', 'post_translations' ) as $taxonomy ) {
		register_taxonomy( $taxonomy, 'page', array( 'public' => false, 'rewrite' => false, 'query_var' => false ) );
	}
	add_filter( 'auftritt_page_locale', 'auftritt_polylang_locale', 5, 2 );
	add_filter( 'auftritt_translated_page', 'auftritt_polylang_translated_page', 5, 2 );
	add_filter( 'auftritt_languages', 'auftritt_polylang_entries', 5 );
}

/** An array that Polylang has stored as the description of a term. */
function auftritt_polylang_description( WP_Term $term ): array {
	// Polylang stores texts and numbers alone: nothing that would become an object is read.
	$value = preg_match( '/(?:^|[;{])[OCE]:/', $term->description ) ? null : maybe_unserialize( $term->description );
	return is_array( $value ) ? $value : array();
}

/** @return array<string, string> code of a language → its locale, in their order */
function auftritt_polylang_locales(): array {
	$terms   = get_terms( array( 'taxonomy' => 'language', 'hide_empty' => false, 'orderby' => 'term_group' ) );
	$locales = array();
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		$locales[ $term->slug ] = auftritt_text( auftritt_polylang_description( $term ), 'locale' ) ?: $term->slug;
	}
	return $locales;
}

function auftritt_polylang_locale( string $locale, int $page ): string {
	$locales = auftritt_polylang_locales();
	$terms   = $page ? get_the_terms( $page, 'language' ) : null;
	$slug    = is_array( $terms ) ? $terms[0]->slug : auftritt_text( (array) get_option( 'polylang' ), 'default_lang' );
	return $locales[ $slug ] ?? $locale;
}

/** @return array<string, int> locale → page that says the same and that visitors may see, itself included */
function auftritt_polylang_translations( int $page ): array {
	$terms = get_the_terms( $page, 'post_translations' );
	$pages = array( auftritt_page_locale( $page ) => $page );
	foreach ( is_array( $terms ) ? auftritt_polylang_description( $terms[0] ) : array() as $slug => $other ) {
		$locale = auftritt_polylang_locales()[ $slug ] ?? '';
		if ( $locale && is_numeric( $other ) && auftritt_is_public( get_post( (int) $other ) ) ) {
			$pages[ $locale ] ??= (int) $other;
		}
	}
	return $pages;
}

function auftritt_polylang_translated_page( int $translated, int $page ): int {
	$locale = auftritt_page_locale( auftritt_shown_page() );
	return $page ? auftritt_polylang_translations( $page )[ $locale ] ?? $translated : $translated;
}

/** The language menu: the translation of this page, or of the front page. */
function auftritt_polylang_entries(): array {
	$page    = auftritt_shown_page();
	$front   = (int) get_option( 'page_on_front' );
	$pages   = $page ? auftritt_polylang_translations( $page ) : array();
	$homes   = $front ? auftritt_polylang_translations( $front ) : array();
	$entries = array();
	foreach ( auftritt_polylang_locales() as $locale ) {
		$target = $pages[ $locale ] ?? $homes[ $locale ] ?? 0;
		if ( $target ) {
			$entries[ $locale ] = array( 'url' => (string) get_permalink( $target ), 'active' => auftritt_page_locale( $page ) === $locale, 'is_translation' => isset( $pages[ $locale ] ) );
		}
	}
	return count( $entries ) > 1 ? auftritt_named_languages( $entries ) : array();
}
