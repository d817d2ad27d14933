<?php
// Plugins that optimise pages, as their public source does it, for a request that asks for one: each leaves alone what is
// in its list, whose filter it calls. The others ask nobody: "careless" moves the file, "combined" joins it with other
// scripts, "inlined" writes it into the page, "distant" serves it from another host, "deferred" waits for the first touch.
// The home page is optimised for the site health, too.

$optimiser = $_SERVER['HTTP_X_OPTIMISER'] ?? get_option( 'test_optimiser', '' );
if ( '' === $optimiser || is_admin() ) {
	return;
}

// The file where the plugin has put it.
if ( preg_match( '#^/wp-content/cache/min/(1|joined)(/wp-content/plugins/auftritt/assets/auftritt\.js)#', $_SERVER['REQUEST_URI'] ?? '', $moved ) ) {
	header( 'Content-Type: text/javascript' );
	header( 'Access-Control-Allow-Origin: *' );
	echo 'joined' === $moved[1] ? "window.another = 'script';\n" : '', file_get_contents( ABSPATH . $moved[2] ), 'joined' === $moved[1] ? "\n;window.last = 'script';" : '';
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
	);
	foreach ( isset( $lists[ $optimiser ] ) ? $lists[ $optimiser ]() : array() as $part ) {
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
				$path = wp_parse_url( $address, PHP_URL_PATH );
				return match ( $optimiser ) {
					// A delayed script has its address elsewhere until the first touch.
					'delay'    => str_replace( array( ' type=', ' src=' ), array( ' type="rocketlazyloadscript" data-rocket-type=', ' data-rocket-src=' ), $tag ),
					'deferred' => "<script>addEventListener('pointermove',()=>{const s=document.createElement('script');s.type='module';s.src='$address';document.head.append(s)},{once:true})</script>",
					'combined' => "<script defer src=\"/wp-content/cache/min/joined$path\"></script>",
					'inlined'  => '<script type="module">' . file_get_contents( ABSPATH . $path ) . '</script>',
					'distant'  => "<script type=\"module\" src=\"" . str_replace( '127.0.0.1', 'localhost', home_url( "/wp-content/cache/min/1$path" ) ) . '"></script>',
					default    => "<script$before" . "src=\"/wp-content/cache/min/1$path\"$after></script>",
				};
			},
			$html
		);
	}
);
