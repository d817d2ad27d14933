<?php
// What other hosts serve waits for the visitor's consent: frames, scripts, and the pictures, films and
// objects of embeds. One function rewrites the rendered HTML, wherever WordPress renders some.

defined( 'ABSPATH' ) || exit;

foreach ( array( 'render_block', 'the_content', 'the_excerpt', 'widget_text', 'widget_block_content', 'widget_custom_html_content', 'comment_text' ) as $hook ) {
	add_filter( $hook, 'auftritt_hold_back', 999 );
}
foreach ( array( 'embed_oembed_html', 'embed_handler_html', 'wp_video_shortcode', 'wp_audio_shortcode' ) as $hook ) {
	add_filter( $hook, 'auftritt_hold_back_embed', 999 );
}
add_filter( 'render_block_core/embed', 'auftritt_hold_back_embed', 999 );
add_filter( 'wp_video_shortcode_override', 'auftritt_film_service', 10, 2 );

/** Tag → the attribute that asks another host. */
const AUFTRITT_FRAMES = array( 'IFRAME' => 'src', 'SCRIPT' => 'src', 'EMBED' => 'src', 'OBJECT' => 'data' );

/** What asks another host in an embed beside these. */
const AUFTRITT_EMBEDDED = array( 'IMG' => 'src', 'VIDEO' => 'src', 'AUDIO' => 'src', 'SOURCE' => 'src', 'TRACK' => 'src', 'LINK' => 'href' );

/** Frames and scripts of other hosts in HTML wait for consent. What waits already stays as it is. */
function auftritt_hold_back( mixed $html ): mixed {
	return is_string( $html ) ? auftritt_rewrite( $html, AUFTRITT_FRAMES ) : $html;
}

/** The same for the HTML of an embed, with its pictures and films. */
function auftritt_hold_back_embed( mixed $html ): mixed {
	return is_string( $html ) ? auftritt_rewrite( $html, AUFTRITT_FRAMES + AUFTRITT_EMBEDDED ) : $html;
}

/** Whether an address is on another host, which the visitor has to agree to. */
function auftritt_needs_consent( mixed $address ): bool {
	$host = is_string( $address ) ? wp_parse_url( trim( $address ), PHP_URL_HOST ) : null;
	if ( ! $host ) {
		return false;
	}
	$own = array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ), wp_parse_url( content_url(), PHP_URL_HOST ) );
	/** @param string[] $own hosts that need no consent, such as one's own media host */
	return ! in_array( strtolower( $host ), (array) apply_filters( 'auftritt_own_hosts', $own ), true );
}

/** Puts the addresses of other hosts aside. The editor and feeds show HTML as it is. */
function auftritt_rewrite( string $html, array $asking ): string {
	if ( ! preg_match( '/<(iframe|script|embed|object|img|video|audio|source|track|link)\b/i', $html ) || is_feed() || ( is_admin() && ! wp_doing_ajax() ) ) {
		return $html;
	}
	$tags = new WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		$tag       = $tags->get_tag();
		$attribute = $asking[ $tag ] ?? '';
		$address   = $attribute ? $tags->get_attribute( $attribute ) : null;
		if ( auftritt_needs_consent( $address ) ) {
			/** @param string $app "analytics" (the visitor chooses) or "cms" (always there) */
			$app = (string) apply_filters( 'auftritt_consent_app', 'analytics', $address );
			auftritt_put_aside( $tags, $tag, $attribute, $app );
		}
	}
	return $tags->get_updated_html();
}

/** Puts one address aside, as the script's contract has it. */
function auftritt_put_aside( WP_HTML_Tag_Processor $tags, string $tag, string $attribute, string $app ): void {
	$address = trim( (string) $tags->get_attribute( $attribute ) );
	$address = str_starts_with( $address, '//' ) ? "https:$address" : $address;
	$tags->remove_attribute( $attribute );
	$tags->remove_attribute( 'srcset' );
	if ( 'OBJECT' === $tag ) {
		return; // The script gives back "src" and "href" only. The object's fallback content stays.
	}
	$tags->set_attribute( 'data-name', $app );
	$tags->set_attribute( 'href' === $attribute ? 'data-href' : 'data-src', $address );
	if ( 'SCRIPT' === $tag ) {
		$type = $tags->get_attribute( 'type' );
		if ( is_string( $type ) && 'text/plain' !== $type ) {
			$tags->set_attribute( 'data-type', $type );
		}
		$tags->set_attribute( 'type', 'text/plain' );
	}
	if ( 'IFRAME' === $tag && ! $tags->get_attribute( 'title' ) ) {
		$tags->set_attribute( 'title', (string) wp_parse_url( $address, PHP_URL_HOST ) );
	}
}

/** WordPress's player would ask a film service by itself; its embed can wait for consent. */
function auftritt_film_service( string $html, array $attributes ): string {
	$address = $attributes['src'] ?? '';
	$service = is_string( $address ) && preg_match( '#^https?://(www\.|m\.|player\.)?(youtube\.com|youtu\.be|vimeo\.com)/#i', $address );
	return $service && '' === $html ? (string) $GLOBALS['wp_embed']->shortcode( array(), $address ) : $html;
}
