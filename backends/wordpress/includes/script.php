<?php
// The script, its styles, and the tag's attributes.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_styles', 5 );
add_action( 'wp_enqueue_scripts', 'auftritt_enqueue' );
add_filter( 'wp_script_attributes', 'auftritt_script_attributes' );

/** Where dist/ was put: the plugin's folder "assets", or what the filter "auftritt_assets_url" says. */
function auftritt_assets_url(): string {
	return untrailingslashit( (string) apply_filters( 'auftritt_assets_url', plugins_url( 'assets', AUFTRITT_FILE ) ) );
}

function auftritt_register_styles(): void {
	// The layer of a system comes before the layers of the script, which win.
	wp_register_style( 'auftritt-system', plugins_url( 'styles/sections.css', AUFTRITT_FILE ), array(), AUFTRITT_VERSION );
	wp_register_style( 'auftritt', auftritt_assets_url() . '/auftritt.css', array( 'auftritt-system' ), AUFTRITT_VERSION );
}

function auftritt_enqueue(): void {
	$assets = auftritt_assets_url();
	wp_enqueue_style( 'auftritt' );
	if ( auftritt_setting( 'module' ) ) {
		wp_enqueue_script_module( 'auftritt', "$assets/auftritt.js", array(), AUFTRITT_VERSION );
	} else {
		wp_enqueue_script( 'auftritt', "$assets/auftritt.js", array(), AUFTRITT_VERSION, array( 'strategy' => 'defer' ) );
	}
}

/** The address of the privacy policy in the language of the page; '' where the site has none. */
function auftritt_privacy_url(): string {
	$page = auftritt_translated_page( (int) get_option( 'wp_page_for_privacy_policy' ) );
	return auftritt_is_public( get_post( $page ?: -1 ) ) ? (string) get_permalink( $page ) : '';
}

/** The configuration, as attributes of the tag. */
function auftritt_script_attributes( array $attributes ): array {
	if ( ! in_array( $attributes['id'] ?? '', array( 'auftritt-js', 'auftritt-js-module' ), true ) ) {
		return $attributes;
	}
	$configuration = array(
		'data-plugin'          => auftritt_setting( 'plugin' ),
		'data-request-errors'  => auftritt_setting( 'request_errors' ),
		// A ticked box is no consent (BGH, I ZR 7/16).
		'data-consent-default' => 'off',
		'data-privacy-url'     => auftritt_privacy_url(),
		'data-maps-key'        => auftritt_setting( 'maps_key' ),
		'data-analytics-id'    => auftritt_setting( 'analytics_id' ),
		/** @param string $lightbox "photoswipe", or "fancybox" where the site has a licence and its files */
		'data-lightbox'        => (string) apply_filters( 'auftritt_lightbox', auftritt_setting( 'lightbox' ) ),
	);
	return array( ...$attributes, ...array_filter( $configuration ) );
}
