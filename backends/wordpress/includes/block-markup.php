<?php
// Blocks as an editor saves them: comments with JSON, and for an image its HTML.

defined( 'ABSPATH' ) || exit;

/** A block of the plugin, such as "map", with what an editor would enter. */
function auftritt_block_markup( string $name, array $attributes = array() ): string {
	return get_comment_delimited_block_content( "auftritt/$name", $attributes, '' ) . "\n\n";
}

/** The site header, as wide as the theme's own header. */
function auftritt_header_markup(): string {
	return "<!-- wp:group {\"layout\":{\"type\":\"constrained\"}} -->\n<div class=\"wp-block-group\">" . trim( auftritt_block_markup( 'header', array( 'align' => 'wide' ) ) ) . "</div>\n<!-- /wp:group -->\n\n";
}

function auftritt_paragraph_markup( string $text ): string {
	return "<!-- wp:paragraph -->\n<p>" . esc_html( $text ) . "</p>\n<!-- /wp:paragraph -->\n\n";
}

/**
 * An image block with a picture of the media library.
 *
 * @param array $attributes of the block, such as "linkDestination"
 * @param string $caption as HTML
 */
function auftritt_image_markup( int $picture, array $attributes = array(), string $caption = '' ): string {
	$json  = serialize_block_attributes( array( 'id' => $picture, 'sizeSlug' => 'large', ...$attributes ) );
	$alt   = (string) get_post_meta( $picture, '_wp_attachment_image_alt', true );
	// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- The editor wants what it would save itself.
	$image = sprintf( '<img src="%s" alt="%s" class="wp-image-%d"/>', esc_url( (string) wp_get_attachment_image_url( $picture, 'large' ) ), esc_attr( $alt ), $picture );
	if ( 'media' === ( $attributes['linkDestination'] ?? '' ) ) {
		$image = sprintf( '<a href="%s">%s</a>', esc_url( (string) wp_get_attachment_url( $picture ) ), $image );
	}
	$caption = $caption ? "<figcaption class=\"wp-element-caption\">$caption</figcaption>" : '';
	return "<!-- wp:image $json -->\n<figure class=\"wp-block-image size-large\">$image$caption</figure>\n<!-- /wp:image -->\n\n";
}

/**
 * A pattern with pictures in its empty images.
 *
 * @param array $values variables of the pattern
 */
function auftritt_pattern_markup( string $name, ?Iterator $pictures = null, array $values = array() ): string {
	$fill = function ( array $found ) use ( $pictures ): string {
		if ( ! $pictures?->valid() ) {
			return $found[0];
		}
		$picture = $pictures->current();
		$pictures->next();
		return trim( auftritt_image_markup( $picture, json_decode( $found[1] ?? '', true ) ?? array() ) );
	};
	return preg_replace_callback( '#<!-- wp:image (?:(\{.*?\}) )?-->.*?<!-- /wp:image -->#s', $fill, auftritt_pattern( $name, $values ) ) . "\n\n";
}
