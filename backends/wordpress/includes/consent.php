<?php
// What other hosts serve waits for the visitor's consent: frames, scripts, pictures, films, stylesheets,
// fonts, objects and backgrounds. One function rewrites the rendered HTML, wherever WordPress renders some.

defined( 'ABSPATH' ) || exit;

add_filter( 'render_block', 'auftritt_hold_back_block', 999, 2 );
foreach ( array( 'the_content', 'the_excerpt', 'widget_text', 'widget_block_content', 'widget_custom_html_content', 'comment_text', 'embed_oembed_html', 'embed_handler_html', 'wp_video_shortcode', 'wp_audio_shortcode' ) as $hook ) {
	add_filter( $hook, 'auftritt_hold_back', 999 );
}
add_filter( 'render_block_data', 'auftritt_mark_outermost', 999 );
add_filter( 'wp_video_shortcode_override', 'auftritt_film_service', 10, 2 );

/** Tag → the attributes that ask another host (HTML, "Attributes"; SVG 2, "Linking"). */
const AUFTRITT_ASKING = array(
	'IFRAME'  => array( 'src' ),
	'FRAME'   => array( 'src' ),
	'SCRIPT'  => array( 'src', 'href', 'xlink:href' ),
	'EMBED'   => array( 'src' ),
	'OBJECT'  => array( 'data' ),
	'IMG'     => array( 'src', 'srcset' ),
	'IMAGE'   => array( 'src', 'srcset', 'href', 'xlink:href' ),
	'FEIMAGE' => array( 'href', 'xlink:href' ),
	'USE'     => array( 'href', 'xlink:href' ),
	'INPUT'   => array( 'src' ),
	'VIDEO'   => array( 'src', 'poster' ),
	'AUDIO'   => array( 'src' ),
	'SOURCE'  => array( 'src', 'srcset' ),
	'TRACK'   => array( 'src' ),
	'LINK'    => array( 'href', 'imagesrcset' ),
	'BODY'    => array( 'background' ),
	'TABLE'   => array( 'background' ),
	'THEAD'   => array( 'background' ),
	'TBODY'   => array( 'background' ),
	'TFOOT'   => array( 'background' ),
	'TR'      => array( 'background' ),
	'TD'      => array( 'background' ),
	'TH'      => array( 'background' ),
);

/** Attribute → the one that it waits in, where that is not its own name after `data-`. */
const AUFTRITT_WAITING = array(
	'data'       => 'data-src',
	'xlink:href' => 'data-href',
);

/** What a `link` fetches; others, such as `canonical`, ask nobody. */
const AUFTRITT_FETCHING_LINK = '/\b(stylesheet|preload|modulepreload|prefetch|prerender|preconnect|icon|manifest|compression-dictionary)\b/i';

/** Whether a block is being rendered: what is in it is read with it, once. */
function auftritt_in_block( ?bool $is_open = null ): bool {
	static $now = false;
	$now = $is_open ?? $now;
	return $now;
}

/** Marks a block that stands in no other. */
function auftritt_mark_outermost( array $block ): array {
	if ( auftritt_in_block() ) {
		return $block;
	}
	auftritt_in_block( true );
	return array( ...$block, 'auftrittOutermost' => true );
}

/** Whether the text that a block stands in is still to be read, with all its blocks: in a theme without block templates. */
function auftritt_in_text(): bool {
	foreach ( array( 'the_content', 'widget_block_content' ) as $hook ) {
		$reading = has_filter( $hook, 'auftritt_hold_back' );
		$now     = false === $reading ? false : $GLOBALS['wp_filter'][ $hook ]->current_priority();
		if ( false !== $now && $now < $reading ) {
			return true;
		}
	}
	return false;
}

/** A block is read when the one or the text that it stands in has been rendered. */
function auftritt_hold_back_block( mixed $html, array $block ): mixed {
	if ( isset( $block['auftrittOutermost'] ) ) {
		auftritt_in_block( false );
	}
	return auftritt_in_text() ? $html : auftritt_hold_back( $html );
}

/** What asks other hosts in HTML waits for consent. What waits already stays as it is. */
function auftritt_hold_back( mixed $html ): mixed {
	return is_string( $html ) && ! auftritt_in_block() ? auftritt_rewrite( $html ) : $html;
}

/** Whether an address is on another host, which the visitor has to agree to. */
function auftritt_needs_consent( mixed $address ): bool {
	$host = is_string( $address ) ? wp_parse_url( trim( $address ), PHP_URL_HOST ) : null;
	if ( ! $host ) {
		return false;
	}
	$own = array( wp_parse_url( home_url(), PHP_URL_HOST ), wp_parse_url( site_url(), PHP_URL_HOST ), wp_parse_url( content_url(), PHP_URL_HOST ), ...auftritt_setting( 'own_hosts' ) );
	/** @param string[] $own hosts that need no consent, such as one's own media host */
	return ! in_array( strtolower( $host ), (array) apply_filters( 'auftritt_own_hosts', $own ), true );
}

/** The first address of another host in a `srcset`, a style or HTML; '' where there is none. */
function auftritt_address_in( mixed $text ): string {
	if ( is_string( $text ) && preg_match_all( '#(?:https?:)?//[^\s"\'<>(),]+#i', html_entity_decode( $text ), $found ) ) {
		foreach ( $found[0] as $address ) {
			if ( auftritt_needs_consent( $address ) ) {
				return $address;
			}
		}
	}
	return '';
}

/** Whether HTML is worth a closer look: it has an element or a style that asks, and an address with a host. */
function auftritt_may_ask( string $html ): bool {
	$asking = '/<(?:' . implode( '|', array_keys( AUFTRITT_ASKING ) ) . '|style)\b|style\s*=/i';
	return preg_match( '~//|&(?:#|sol;)~i', $html ) && preg_match( $asking, $html );
}

/** Puts the addresses of other hosts aside. The editor and feeds show HTML as it is. */
function auftritt_rewrite( string $html ): string {
	if ( ! auftritt_may_ask( $html ) || is_feed() || ( is_admin() && ! wp_doing_ajax() ) ) {
		return $html;
	}
	$tags   = new WP_HTML_Tag_Processor( $html );
	$sheets = array();
	while ( $tags->next_tag() ) {
		foreach ( AUFTRITT_ASKING[ $tags->get_tag() ] ?? array() as $attribute ) {
			auftritt_put_aside( $tags, $attribute );
		}
		auftritt_put_html_aside( $tags );
		$sheets[] = auftritt_put_sheet_aside( $tags );
		auftritt_put_background_aside( $tags );
	}
	$rewritten = $tags->get_updated_html();
	// WordPress before 6.7 cannot change the text of an element.
	foreach ( array_filter( $sheets ) as $sheet ) {
		$rewritten = str_ireplace( "$sheet</style", '</style', $rewritten );
	}
	return $rewritten;
}

/** Says what an element waits for. The first of its addresses decides. */
function auftritt_name( WP_HTML_Tag_Processor $tags, string $address ): void {
	if ( null === $tags->get_attribute( 'data-name' ) ) {
		/** @param string $app a purpose, or "analytics" (the visitor chooses) or "cms" (always there) */
		$tags->set_attribute( 'data-name', (string) apply_filters( 'auftritt_consent_app', auftritt_purpose_of( $address ), $address ) );
	}
}

/** Puts one address aside, as the script's contract has it. */
function auftritt_put_aside( WP_HTML_Tag_Processor $tags, string $attribute ): void {
	$tag     = $tags->get_tag();
	$value   = $tags->get_attribute( $attribute );
	$address = str_ends_with( $attribute, 'srcset' ) ? auftritt_address_in( $value ) : $value;
	$asks    = match ( $tag ) {
		'LINK'  => preg_match( AUFTRITT_FETCHING_LINK, (string) $tags->get_attribute( 'rel' ) ),
		'INPUT' => 0 === strcasecmp( (string) $tags->get_attribute( 'type' ), 'image' ),
		default => true,
	};
	if ( ! $asks || ! auftritt_needs_consent( $address ) ) {
		return;
	}
	$value = trim( (string) $value );
	$tags->remove_attribute( $attribute );
	auftritt_name( $tags, $address );
	$tags->set_attribute( AUFTRITT_WAITING[ $attribute ] ?? "data-$attribute", str_starts_with( $value, '//' ) ? "https:$value" : $value );
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

/** Puts the HTML of a frame aside if it asks another host. */
function auftritt_put_html_aside( WP_HTML_Tag_Processor $tags ): void {
	$html    = 'IFRAME' === $tags->get_tag() ? $tags->get_attribute( 'srcdoc' ) : null;
	$address = auftritt_address_in( $html );
	if ( $address ) {
		$tags->remove_attribute( 'srcdoc' );
		auftritt_name( $tags, $address );
		$tags->set_attribute( 'data-srcdoc', $html );
	}
}

/**
 * A stylesheet in the HTML waits as a whole if it asks another host.
 *
 * @return string its text, which is to be removed; '' where it stays
 */
function auftritt_put_sheet_aside( WP_HTML_Tag_Processor $tags ): string {
	$sheet   = 'STYLE' === $tags->get_tag() ? $tags->get_modifiable_text() : '';
	$address = auftritt_address_in( $sheet );
	if ( ! $address ) {
		return '';
	}
	auftritt_name( $tags, $address );
	$tags->set_attribute( 'data-css', $sheet );
	return $sheet;
}

/** Attributes whose text is CSS: `style`, and those of SVG that may name a picture or a filter elsewhere. */
const AUFTRITT_STYLING = array( 'style', 'fill', 'stroke', 'filter', 'mask', 'clip-path', 'cursor', 'marker-start', 'marker-mid', 'marker-end' );

/**
 * Puts the addresses in CSS aside if another host has them. The other declarations stay. The first address of a
 * `style` is released as the background.
 */
function auftritt_put_background_aside( WP_HTML_Tag_Processor $tags ): void {
	foreach ( AUFTRITT_STYLING as $attribute ) {
		$style = $tags->get_attribute( $attribute );
		if ( ! is_string( $style ) || ! auftritt_address_in( $style ) ) {
			continue;
		}
		$first = '';
		$held  = preg_replace_callback(
			'#url\(\s*["\']?\s*((?:https?:)?//[^"\')\s]+)\s*["\']?\s*\)|["\']\s*((?:https?:)?//[^"\']+)["\']#i',
			function ( array $found ) use ( &$first ): string {
				$address = trim( $found[2] ?? $found[1] );
				if ( ! auftritt_needs_consent( $address ) ) {
					return $found[0];
				}
				$first = $first ? $first : $address;
				return 'none';
			},
			$style
		);
		// An address in a form that is not known stays with nobody.
		$tags->set_attribute( $attribute, auftritt_address_in( $held ) ? '' : (string) $held );
		$first = $first ? $first : auftritt_address_in( $style );
		auftritt_name( $tags, $first );
		if ( 'style' === $attribute ) {
			$tags->set_attribute( 'data-background', str_starts_with( $first, '//' ) ? "https:$first" : $first );
		}
	}
}

/** WordPress's player would ask a film service by itself; its embed can wait for consent. */
function auftritt_film_service( string $html, array $attributes ): string {
	$address = $attributes['src'] ?? '';
	$service = is_string( $address ) && preg_match( '#^https?://(www\.|m\.|player\.)?(youtube\.com|youtu\.be|vimeo\.com)/#i', $address );
	return $service && '' === $html ? (string) $GLOBALS['wp_embed']->shortcode( array(), $address ) : $html;
}
