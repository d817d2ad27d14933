<?php
// Plugins that optimise pages, as their public source does it, for a request that asks for one: each leaves alone what is
// in its list, whose filter it calls. "careless" asks nobody. The home page is optimised for the site health, too.

$optimiser = $_SERVER['HTTP_X_OPTIMISER'] ?? get_option( 'test_optimiser', '' );
if ( '' === $optimiser || is_admin() ) {
	return;
}

// The file where the plugin has put it.
if ( preg_match( '#^/wp-content/cache/min/1(/wp-content/plugins/auftritt/assets/auftritt\.js)#', $_SERVER['REQUEST_URI'] ?? '', $moved ) ) {
	header( 'Content-Type: text/javascript' );
	readfile( ABSPATH . $moved[1] );
	exit;
}

/** What the plugin leaves alone. */
function test_left_alone( string $optimiser, string $tag ): bool {
	$lists = array(
		// WP Rocket: Minify/JS, regular expressions.
		'rocket'      => fn (): array => (array) apply_filters( 'rocket_exclude_js', array() ),
		// WP Rocket: DelayJS/HTML.
		'delay'       => fn (): array => (array) apply_filters( 'rocket_delay_js_exclusions', array() ),
		// Autoptimize: words with commas.
		'autoptimize' => fn (): array => array_filter( array_map( 'trim', explode( ',', (string) apply_filters( 'autoptimize_filter_js_exclude', 'seal.js, js/jquery/jquery.js', '' ) ) ) ),
		// LiteSpeed Cache: parts of addresses.
		'litespeed'   => fn (): array => (array) apply_filters( 'litespeed_optimize_js_excludes', array() ),
		'careless'    => fn (): array => array(),
	);
	foreach ( $lists[ $optimiser ]() as $part ) {
		if ( str_contains( $tag, $part ) || preg_match( '#' . str_replace( '#', '\\#', $part ) . '#i', $tag ) ) {
			return true;
		}
	}
	return false;
}

ob_start(
	function ( string $html ) use ( $optimiser ): string {
		return (string) preg_replace_callback(
			'#<script\b([^>]*)\bsrc="([^"]+/auftritt\.js[^"]*)"([^>]*)></script>#',
			function ( array $found ) use ( $optimiser ): string {
				list( $tag, $before, $address, $after ) = $found;
				if ( test_left_alone( $optimiser, $tag ) ) {
					return $tag;
				}
				// A delayed script has its address elsewhere until the first touch.
				return 'delay' === $optimiser
					? str_replace( array( ' type=', ' src=' ), array( ' type="rocketlazyloadscript" data-rocket-type=', ' data-rocket-src=' ), $tag )
					: "<script$before" . 'src="/wp-content/cache/min/1' . wp_parse_url( $address, PHP_URL_PATH ) . "\"$after></script>";
			},
			$html
		);
	}
);
