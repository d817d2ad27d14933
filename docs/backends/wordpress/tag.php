<?php
// <script src="…/assets/auftritt.js?ver=1.0.0" id="auftritt-js" defer data-wp-strategy="defer" data-plugin="…"></script>

defined( 'ABSPATH' ) || exit;

add_action( 'wp_enqueue_scripts', 'auftritt_enqueue' );
add_filter( 'wp_script_attributes', 'auftritt_attributes' );

function auftritt_enqueue(): void {
	$assets = home_url( '/assets' ); // where dist/ was put
	wp_enqueue_style( 'auftritt', "$assets/auftritt.css", array(), '1.0.0' );
	wp_enqueue_script( 'auftritt', "$assets/auftritt.js", array(), '1.0.0', array( 'strategy' => 'defer' ) );
}

/** The configuration, as attributes of the tag. */
function auftritt_attributes( array $attributes ): array {
	if ( 'auftritt-js' === ( $attributes['id'] ?? '' ) ) {
		$attributes['data-plugin']      = AUFTRITT_PLUGIN;
		$attributes['data-privacy-url'] = get_privacy_policy_url() ?: '/privacy/';
	}
	return $attributes;
}
