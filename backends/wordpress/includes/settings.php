<?php
// One option, "auftritt", with a checked value for each field of Settings → Auftritt.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'auftritt_register_settings' );

/** The value of each field that nobody has filled in. */
function auftritt_default_settings(): array {
	return array(
		'plugin'            => 'tx_gallery_references',
		'request_errors'    => 'recover',
		'lightbox'          => 'photoswipe',
		'maps_key'          => '',
		'analytics_id'      => '',
		'purposes'          => array(),
		'own_hosts'         => array(),
		'contact_page'      => 0,
		'inquiry_recipient' => '',
		'inquiry_days'      => 0,
		'first_language'    => '',
		'languages'         => array(),
	);
}

/** The value of a field, such as 'maps_key'. */
function auftritt_setting( string $name ): string|int|bool|array {
	$stored  = get_option( 'auftritt' );
	$default = auftritt_default_settings()[ $name ];
	$value   = is_array( $stored ) && isset( $stored[ $name ] ) ? $stored[ $name ] : $default;
	return gettype( $value ) === gettype( $default ) ? $value : $default;
}

/** What a form may store: each field is checked, and a wrong one keeps its default. */
function auftritt_sanitize_settings( mixed $given ): array {
	$given = is_array( $given ) ? $given : array();
	$text  = fn ( string $name, string $pattern ): string =>
		is_string( $given[ $name ] ?? null ) && preg_match( $pattern, trim( $given[ $name ] ) )
			? trim( $given[ $name ] )
			: auftritt_default_settings()[ $name ];
	$known = auftritt_known_purposes();
	$names = array_filter( is_array( $given['purposes'] ?? null ) ? $given['purposes'] : array(), fn ( mixed $name ): bool => is_string( $name ) && isset( $known[ $name ] ) );
	$first = $text( 'first_language', AUFTRITT_LOCALE );
	return array(
		'plugin'            => $text( 'plugin', '/^\w+$/' ),
		'request_errors'    => $text( 'request_errors', '/^(log|recover)$/' ),
		'lightbox'          => $text( 'lightbox', auftritt_has_fancybox() ? '/^(photoswipe|fancybox)$/' : '/^photoswipe$/' ),
		'maps_key'          => $text( 'maps_key', '/^[\w-]*$/' ),
		'analytics_id'      => $text( 'analytics_id', '/^[\w-]*$/' ),
		'purposes'          => array_values( array_unique( $names ) ),
		'own_hosts'         => auftritt_sanitize_hosts( $given['own_hosts'] ?? '' ),
		'contact_page'      => max( 0, auftritt_id( $given, 'contact_page' ) ),
		'inquiry_recipient' => is_string( $given['inquiry_recipient'] ?? null ) ? sanitize_email( $given['inquiry_recipient'] ) : '',
		'inquiry_days'      => min( 3650, max( 0, auftritt_id( $given, 'inquiry_days' ) ) ),
		'first_language'    => $first,
		'languages'         => auftritt_sanitize_languages( $given['languages'] ?? null, $first ),
	);
}

/** Changes some fields; the others keep what is stored. */
function auftritt_update_settings( array $changes ): void {
	$stored = get_option( 'auftritt' );
	update_option( 'auftritt', array( ...( is_array( $stored ) ? $stored : array() ), 'languages' => auftritt_language_rows( auftritt_other_homes() ), ...$changes ) );
}

/** @param array<string, int> $homes locale → home page */
function auftritt_language_rows( array $homes ): array {
	return array_map( fn ( string $locale, int $home ): array => compact( 'locale', 'home' ), array_keys( $homes ), $homes );
}

const AUFTRITT_LOCALE = '/^[a-z]{2,3}(_[A-Za-z0-9]+)*$/';

/** The rows that name a language and its home page, each language and each page once, and none the first language. */
function auftritt_sanitize_languages( mixed $given, string $first ): array {
	$front = (int) get_option( 'page_on_front' );
	$rows  = array();
	foreach ( auftritt_entries( $given ) as $row ) {
		$locale = auftritt_text( $row, 'locale' );
		$home   = auftritt_id( $row, 'home' );
		$taken  = $locale === $first || $home === $front || in_array( $locale, array_column( $rows, 'locale' ), true ) || in_array( $home, array_column( $rows, 'home' ), true );
		if ( ! $taken && $home > 0 && preg_match( AUFTRITT_LOCALE, $locale ) ) {
			$rows[] = compact( 'locale', 'home' );
		}
	}
	return $rows;
}

/** The hosts in a text, with or without what stands before and behind them in an address. @return string[] */
function auftritt_sanitize_hosts( mixed $given ): array {
	$words = preg_split( '/[\s,;]+/', strtolower( is_array( $given ) ? implode( ' ', array_filter( $given, 'is_string' ) ) : ( is_string( $given ) ? $given : '' ) ) );
	$hosts = array_map( fn ( string $word ): string => (string) preg_replace( '#^(?:[a-z]+:)?//|[/:?\#].*$#', '', $word ), $words );
	return array_values( array_unique( array_filter( $hosts, fn ( string $host ): bool => (bool) preg_match( '/^[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u', $host ) ) ) );
}

/** Whether the site has the lightbox that needs a licence: the archive has not, and an own copy of dist/ may have. */
function auftritt_has_fancybox(): bool {
	return has_filter( 'auftritt_assets_url' ) || glob( dirname( AUFTRITT_FILE ) . '/assets/chunks/fancybox-*.js' );
}

/**
 * The purposes that an administrator may let visitors decide on one by one.
 *
 * @return array<string, array{name: string, services: string[], cookies?: string[]}>
 */
function auftritt_known_purposes(): array {
	return array(
		'statistics' => array( 'name' => __( 'Statistics: Google Analytics', 'auftritt' ), 'services' => array( 'Google Analytics' ), 'cookies' => array( '_ga', '_ga_*' ) ),
		'films'      => array( 'name' => __( 'Films: YouTube, Vimeo', 'auftritt' ), 'services' => array( 'YouTube', 'Vimeo' ) ),
		'maps'       => array( 'name' => __( 'Maps: Google Maps', 'auftritt' ), 'services' => array( 'Google Maps' ) ),
		'fonts'      => array( 'name' => __( 'Fonts: Google Fonts, Adobe Fonts', 'auftritt' ), 'services' => array( 'Google Fonts', 'Adobe Fonts' ) ),
		'social'     => array( 'name' => __( 'Social media: Facebook, Instagram, TikTok, X', 'auftritt' ), 'services' => array( 'Facebook', 'Instagram', 'TikTok', 'X' ) ),
	);
}

/** The purposes of the settings, in the page's JSON. Where there are some, "content" is for all that belongs to none. */
function auftritt_chosen_purposes(): array {
	$chosen = array_intersect_key( auftritt_known_purposes(), array_flip( auftritt_setting( 'purposes' ) ) );
	$chosen = array_map( fn ( array $purpose ): array => array_diff_key( $purpose, array( 'name' => '' ) ), $chosen );
	return $chosen ? array( ...$chosen, 'content' => array() ) : array();
}

function auftritt_register_settings(): void {
	register_setting(
		'auftritt',
		'auftritt',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'auftritt_sanitize_settings',
			'default'           => auftritt_default_settings(),
		)
	);
	auftritt_add_settings_fields();
}
