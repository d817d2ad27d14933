<?php
// <script type="module" src="…/assets/auftritt.js?ver=1.0.0" id="auftritt-js-module" data-plugin="…"></script>

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', 'auftritt_enqueue' );
add_filter( 'wp_script_attributes', 'auftritt_attributes' );

function auftritt_enqueue(): void {
	$assets = home_url( '/assets' ); // where dist/ was put
	wp_enqueue_style( 'auftritt', "$assets/auftritt.css", array(), '1.0.0' );
	wp_enqueue_script_module( 'auftritt', "$assets/auftritt.js", array(), '1.0.0' );
}

/** The configuration, as attributes of the tag. */
function auftritt_attributes( array $attributes ): array {
	if ( 'auftritt-js-module' === ( $attributes['id'] ?? '' ) ) {
		$attributes['data-plugin']      = AUFTRITT_PLUGIN;
		$attributes['data-privacy-url'] = get_privacy_policy_url() ?: '/privacy/';
	}
	return $attributes;
}
