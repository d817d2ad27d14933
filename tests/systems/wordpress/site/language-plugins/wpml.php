<?php
// The filters of WPML that the plugin asks (https://wpml.org/documentation/support/wpml-coding-api/wpml-hooks-reference/),
// for two languages. Codes and pages differ from the plugin's own: what is shown must come from here.

function test_is_german(): bool {
	return str_starts_with( $_SERVER['REQUEST_URI'], '/de/' );
}

add_filter( 'locale', fn ( string $locale ): string => test_is_german() ? 'de_AT' : $locale );

add_filter(
	'wpml_active_languages',
	fn (): array => array(
		'en-us' => array( 'id' => 1, 'active' => test_is_german() ? 0 : 1, 'default_locale' => 'en_US', 'native_name' => 'English by WPML', 'missing' => 0, 'translated_name' => 'English', 'language_code' => 'en-us', 'url' => home_url( '/contact/' ) ),
		'de-at' => array( 'id' => 3, 'active' => test_is_german() ? 1 : 0, 'default_locale' => 'de_AT', 'native_name' => 'Deutsch von WPML', 'missing' => 0, 'translated_name' => 'German', 'language_code' => 'de-at', 'url' => home_url( '/de/kontakt/' ) ),
	)
);

add_filter(
	'wpml_post_language_details',
	fn ( $details, int $page ): array => array( 'locale' => str_contains( (string) get_permalink( $page ), '/de/' ) ? 'de_AT' : 'en_US' ),
	10,
	2
);

// The German page of every page is the contact page.
add_filter(
	'wpml_object_id',
	function ( int $page, string $type, bool $original = false, ?string $code = null ): int {
		$code ??= test_is_german() ? 'de-at' : 'en-us';
		return 'de-at' === $code ? get_page_by_path( 'de/kontakt' )->ID : $page;
	},
	10,
	4
);

add_filter( 'wpml_home_url', fn (): string => home_url( test_is_german() ? '/de/alle-abschnitte/' : '/' ) );
