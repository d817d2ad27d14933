<?php
// Plugins that cache and optimise pages: the script's file stays where its other files are, and is not put off until
// the first touch, since the consent notice must be there at once. Where one moves it all the same, the site health says so.

defined( 'ABSPATH' ) || exit;

/** The lists of what a plugin leaves alone: WP Rocket, LiteSpeed Cache, Speed Optimizer, Perfmatters, WP-Optimize, FlyingPress. */
const AUFTRITT_LEFT_ALONE = array(
	'rocket_exclude_js', 'rocket_exclude_defer_js', 'rocket_delay_js_exclusions',
	'litespeed_optimize_js_excludes', 'litespeed_optm_js_defer_exc', 'litespeed_optm_gm_js_exc',
	'sgo_js_minify_exclude', 'sgo_javascript_combine_exclude', 'sgo_js_async_exclude',
	'perfmatters_delay_js_exclusions', 'perfmatters_minify_js_exclusions',
	'wp-optimize-minify-default-exclusions', 'flying_press_exclude_from_delay:js', 'flying_press_exclude_from_minify:js',
);

foreach ( AUFTRITT_LEFT_ALONE as $auftritt_hook ) {
	add_filter( $auftritt_hook, 'auftritt_leave_alone' );
}
add_filter( 'autoptimize_filter_js_exclude', 'auftritt_leave_alone' );
add_filter( 'site_status_tests', 'auftritt_site_status_tests' );

/** Adds the script to a list of what is left alone: an array, or words with commas between them (Autoptimize). */
function auftritt_leave_alone( mixed $list ): mixed {
	$path = (string) wp_parse_url( auftritt_assets_url(), PHP_URL_PATH ) . '/auftritt.js';
	if ( is_array( $list ) ) {
		// Autoptimize has a list of files with what becomes of each, too.
		return array_is_list( $list ) ? array( ...$list, $path ) : array( ...$list, $path => '' );
	}
	return is_string( $list ) ? trim( "$list, $path", ', ' ) : $list;
}

function auftritt_site_status_tests( array $tests ): array {
	$tests['direct']['auftritt_script'] = array( 'label' => 'Auftritt', 'test' => 'auftritt_script_status' );
	return $tests;
}

/** What visitors get of the script: "" where all is right, "moved", "delayed" or "missing"; null where the site does not answer itself. */
function auftritt_script_found(): ?string {
	$answer = wp_remote_get( home_url( '/' ), array( 'timeout' => 10, 'sslverify' => false ) );
	if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	$own    = (string) strtok( auftritt_assets_url(), '?' ) . '/auftritt.js';
	$state  = 'missing';
	$tags   = new WP_HTML_Tag_Processor( wp_remote_retrieve_body( $answer ) );
	$config = false;
	while ( $tags->next_tag( 'script' ) ) {
		$config  = $config || null !== $tags->get_attribute( 'data-auftritt' );
		$type    = (string) $tags->get_attribute( 'type' );
		$address = (string) strtok( (string) $tags->get_attribute( 'src' ), '?' );
		if ( $address === $own && 'module' === $type ) {
			$state = '';
		} elseif ( 'missing' === $state && preg_match( '#/auftritt[^/]*\.js$#', $address ) ) {
			$state = 'moved';
		} elseif ( 'missing' === $state ) {
			foreach ( $tags->get_attribute_names_with_prefix( 'data-' ) ?? array() as $name ) {
				$state = str_contains( (string) $tags->get_attribute( $name ), '/auftritt.js' ) ? 'delayed' : $state;
			}
		}
	}
	return $config ? $state : 'missing';
}

/** The entry of the site health. */
function auftritt_script_status(): array {
	$state = auftritt_script_found();
	$texts = array(
		'moved'   => __( 'A plugin serves the script of Auftritt from another place, where its other files are missing. In that plugin’s settings, exclude “auftritt.js” from minifying and combining JavaScript, and empty its cache.', 'auftritt' ),
		'delayed' => __( 'A plugin puts the script of Auftritt off until a visitor touches the page, and the consent notice with it. In that plugin’s settings, exclude “auftritt.js” from delaying JavaScript, and empty its cache.', 'auftritt' ),
		'missing' => __( 'The home page lacks the script of Auftritt or its settings: another plugin has joined it with other scripts, or the theme does not call wp_head() and wp_footer(). Exclude “auftritt.js” from combining JavaScript in the settings of the plugin that optimises pages, and empty its cache.', 'auftritt' ),
	);
	$is_bad = isset( $texts[ $state ] );
	return array(
		'label'       => $is_bad ? __( 'Visitors cannot decide on consent as they should', 'auftritt' ) : __( 'The script of Auftritt is where it belongs', 'auftritt' ),
		'status'      => $is_bad ? 'critical' : ( null === $state ? 'recommended' : 'good' ),
		'badge'       => array( 'label' => 'Auftritt', 'color' => $is_bad ? 'red' : 'blue' ),
		'description' => '<p>' . esc_html( $texts[ $state ] ?? ( null === $state ? __( 'The site could not open its own home page, so nobody knows whether the script is where it belongs.', 'auftritt' ) : __( 'No plugin has moved or delayed it.', 'auftritt' ) ) ) . '</p>',
		'actions'     => $is_bad ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( admin_url( 'plugins.php' ) ), esc_html__( 'Plugins', 'auftritt' ) ) : '',
		'test'        => 'auftritt_script',
	);
}
