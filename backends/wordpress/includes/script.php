<?php
// The script, and the page's JSON: what the script reads of the site.

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', 'auftritt_enqueue' );
add_action( 'wp_head', 'auftritt_print_configuration', 1 );

/** Where dist/ was put: the plugin's folder "assets", or what the filter "auftritt_assets_url" says. */
function auftritt_assets_url(): string {
	return untrailingslashit( (string) apply_filters( 'auftritt_assets_url', plugins_url( 'assets', AUFTRITT_FILE ) ) );
}

/** A module: what joins scripts leaves it alone. */
function auftritt_enqueue(): void {
	wp_enqueue_script_module( 'auftritt', auftritt_assets_url() . '/auftritt.js', array(), AUFTRITT_VERSION );
}

/** The address of the privacy policy in the language of the page; '' where the site has none. */
function auftritt_privacy_url(): string {
	$page = auftritt_translated_page( (int) get_option( 'wp_page_for_privacy_policy' ) );
	return auftritt_is_public( get_post( $page ?: -1 ) ) ? (string) get_permalink( $page ) : '';
}

/** The configuration, under the names of the tag's attributes. It holds wherever the script's file is moved to. */
function auftritt_configuration(): array {
	return array_filter(
		array(
			// A file that is moved or joined with others finds the rest of its code.
			'chunks'          => auftritt_assets_url() . '/chunks/',
			'plugin'          => auftritt_setting( 'plugin' ),
			'request-errors'  => auftritt_setting( 'request_errors' ),
			// Back chooses the category before, and a link to the chosen one can be sent.
			'history'         => true,
			// A ticked box is no consent (BGH, I ZR 7/16).
			'consent-default' => 'off',
			'privacy-url'     => auftritt_privacy_url(),
			'maps-key'        => auftritt_setting( 'maps_key' ),
			'analytics-id'    => auftritt_setting( 'analytics_id' ),
			/** @param string $lightbox "photoswipe", or "fancybox" where the site has a licence and its files */
			'lightbox'        => (string) apply_filters( 'auftritt_lightbox', auftritt_setting( 'lightbox' ) ),
			'purposes'        => array_map( fn( $purpose ) => (object) $purpose, auftritt_purposes() ),
		)
	);
}

function auftritt_print_configuration(): void {
	auftritt_print_json( auftritt_configuration(), 'data-auftritt' );
	$words = auftritt_words( determine_locale() );
	if ( $words ) {
		auftritt_print_json( $words, 'data-words' );
	}
}

/** Prints data for the script, with the nonce of the page's policy where a plugin gives its scripts one. */
function auftritt_print_json( array $data, string $attribute ): void {
	$json = (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	auftritt_print( wp_get_inline_script_tag( $json, array( 'type' => 'application/json', $attribute => true ) ) );
}
