<?php
// What stands in for the outside world: no request leaves the machine, embeds are answered as their
// services answer, and mail is written to a file.

add_filter(
	'pre_http_request',
	fn ( $answer, array $request, string $url ) => str_starts_with( $url, home_url( '/' ) ) ? $answer : ( str_starts_with( $url, 'https://api.wordpress.org/' )
		? array( 'headers' => array(), 'body' => '{"themes":[],"plugins":[],"no_update":[],"translations":[],"upgrade":false,"insecure":false}', 'response' => array( 'code' => 200, 'message' => 'OK' ), 'cookies' => array(), 'filename' => null )
		: new WP_Error( 'outside', 'No request leaves this machine.' ) ),
	10,
	3
);

// A site that asks for purposes one by one, at the addresses that say so.
add_filter(
	'auftritt_purposes',
	fn ( array $purposes ) => isset( $_GET['purposes'] ) ? array( 'fonts' => array(), 'content' => array( 'services' => array( 'Example <b>' ) ) ) : $purposes
);

add_filter(
	'pre_oembed_result',
	function ( $html, string $url ) {
		if ( preg_match( '#youtube\.com|youtu\.be#', $url ) ) {
			return '<iframe title="The workshop" width="500" height="281" src="https://www.youtube.com/embed/xxxxxxxxxxx?feature=oembed" frameborder="0" allowfullscreen></iframe>';
		}
		if ( str_contains( $url, 'twitter.com' ) ) {
			return '<blockquote class="twitter-tweet" data-width="550"><p lang="en">A lamp.</p></blockquote><script async src="https://platform.twitter.com/widgets.js" charset="utf-8"></script>';
		}
		if ( str_contains( $url, 'flickr.com' ) ) {
			return '<a href="https://www.flickr.com/photos/1"><img src="https://live.staticflickr.com/1.jpg" alt="A lamp" width="500" height="375" /></a>';
		}
		return $html;
	},
	10,
	2
);

// Tests type faster than people: the time that a form needs is asked of a request that says so.
add_filter( 'auftritt_inquiry_seconds', fn ( int $seconds ): int => isset( $_SERVER['HTTP_X_IN_A_HURRY'] ) ? $seconds : 0 );

add_filter(
	'pre_wp_mail',
	function ( $sent, array $mail ): bool {
		if ( get_option( 'test_mail_fails' ) ) {
			return false;
		}
		file_put_contents( WP_CONTENT_DIR . '/mail.jsonl', wp_json_encode( $mail ) . "\n", FILE_APPEND );
		return true;
	},
	10,
	2
);

// English is the site's language; German is installed, so far as the plugin is concerned. Where its archive lies in
// wp-content, it is not, and WordPress gets that archive instead of the one on wordpress.org.
$pack = WP_CONTENT_DIR . '/de_DE.zip';
if ( ! is_file( $pack ) ) {
	add_filter( 'get_available_languages', fn ( array $languages ): array => array_unique( array( ...$languages, 'de_DE', 'de_DE_formal', 'fr_CA', 'sv_SE' ) ) );
}
$german = array( 'language' => 'de_DE', 'version' => '1', 'updated' => '2026-01-01 00:00:00', 'english_name' => 'German', 'native_name' => 'Deutsch', 'package' => $pack, 'iso' => array( 1 => 'de' ), 'strings' => array( 'continue' => 'Weiter' ) );
add_filter( 'translations_api', fn () => array( 'translations' => is_file( $pack ) ? array( $german ) : array() ) );

// The site has no logo for a request that says so.
if ( isset( $_SERVER['HTTP_X_WITHOUT_LOGO'] ) ) {
	add_filter( 'theme_mod_custom_logo', '__return_zero' );
}

// Twenty Twenty-One writes a size into the style of each picture, as for a request that says so.
if ( isset( $_SERVER['HTTP_X_SIZED_PICTURES'] ) ) {
	add_filter( 'wp_get_attachment_image_attributes', fn ( array $attributes ): array => array( ...$attributes, 'style' => 'width:100%;height:56.25%;max-width:720px;' ) );
}

// No question after the login whether the address is still right.
add_filter( 'admin_email_check_interval', '__return_zero' );

// A policy's nonce, as plugins that send one give it to every script.
if ( isset( $_GET['nonce'] ) ) {
	add_filter( 'wp_inline_script_attributes', fn ( array $attributes ): array => array( ...$attributes, 'nonce' => sanitize_key( $_GET['nonce'] ) ) );
}

require __DIR__ . '/language-plugins/optimiser.php';

// The functions of Polylang or the filters of WPML, as their documentation has them, for a request that asks
// for one: they answer other pages and names than the plugin would by itself.
$language_plugin = $_SERVER['HTTP_X_LANGUAGE_PLUGIN'] ?? '';
if ( '' !== $language_plugin ) {
	require __DIR__ . "/language-plugins/$language_plugin.php";
}

// The database takes no more pages, for a request that says so: its disk is full.
if ( isset( $_SERVER['HTTP_X_FULL_DISK'] ) ) {
	add_filter( 'wp_insert_post_empty_content', '__return_true' );
}
