<?php
// The functions of Polylang that the plugin calls (https://polylang.pro/doc/function-reference/), for two
// languages. Codes and pages differ from the plugin's own: what is shown must come from here.

function test_is_german(): bool {
	return str_starts_with( $_SERVER['REQUEST_URI'], '/de/' );
}

add_filter( 'locale', fn ( string $locale ): string => test_is_german() ? 'de_AT' : $locale );

function pll_the_languages( array $options ): array {
	return array(
		'en' => array( 'id' => 2, 'slug' => 'en', 'locale' => 'en-US', 'name' => 'English by Polylang', 'url' => home_url( '/contact/' ), 'current_lang' => ! test_is_german(), 'no_translation' => false ),
		'at' => array( 'id' => 5, 'slug' => 'de-at', 'locale' => 'de-AT', 'name' => 'Deutsch von Polylang', 'url' => home_url( '/de/kontakt/' ), 'current_lang' => test_is_german(), 'no_translation' => false ),
	);
}

function pll_get_post_language( int $page, string $field = 'slug' ) {
	$german = str_contains( (string) get_permalink( $page ), '/de/' );
	return 'locale' === $field ? ( $german ? 'de_AT' : 'en_US' ) : ( $german ? 'de-at' : 'en' );
}

/** The German page of every page is the contact page. */
function pll_get_post( int $page, string $slug = '' ) {
	$slug = $slug ?: ( test_is_german() ? 'de-at' : 'en' );
	return 'de-at' === $slug ? get_page_by_path( 'de/kontakt' )->ID : $page;
}

function pll_home_url(): string {
	return home_url( test_is_german() ? '/de/alle-abschnitte/' : '/' );
}
