<?php
// Pictures of the media library, and those that an editor has put into a page.

defined( 'ABSPATH' ) || exit;

/** An attachment as a link that opens in the lightbox; '' where there is no such picture. */
function auftritt_lightbox_picture( int $picture, string $group, ?string $caption = null ): string {
	if ( ! wp_attachment_is_image( $picture ) ) {
		return '';
	}
	$caption ??= auftritt_caption( $picture );
	// Some themes write a size into the style of each picture; in a slide or a grid it would be squeezed to that.
	add_filter( 'wp_get_attachment_image_attributes', 'auftritt_without_style', 100 );
	$html = auftritt_part( 'lightbox-picture', compact( 'picture', 'group', 'caption' ) );
	remove_filter( 'wp_get_attachment_image_attributes', 'auftritt_without_style', 100 );
	return $html;
}

/** The attributes of a picture, which has the size that stylesheets give it. */
function auftritt_without_style( array $attributes ): array {
	return array_diff_key( $attributes, array( 'style' => '' ) );
}

/** The caption of a picture as text; without one, its alternative text. */
function auftritt_caption( int $picture ): string {
	$caption = wp_get_attachment_caption( $picture ) ?: get_post_meta( $picture, '_wp_attachment_image_alt', true );
	return wp_strip_all_tags( (string) $caption );
}

/**
 * The pictures of a page: those of its image and gallery blocks; without any, those uploaded to it; without
 * any, its featured image.
 *
 * @return int[] ids of attachments that are images
 */
function auftritt_page_pictures( WP_Post $page ): array {
	$ids = auftritt_pictures_in( parse_blocks( $page->post_content ) );
	if ( ! $ids ) {
		$ids = array_keys( get_attached_media( 'image', $page ) );
	}
	if ( ! $ids ) {
		$ids = array( (int) get_post_thumbnail_id( $page ) );
	}
	return array_values( array_filter( array_unique( $ids ), 'wp_attachment_is_image' ) );
}

/** The ids of the images in blocks, and in blocks inside them. */
function auftritt_pictures_in( array $blocks ): array {
	$ids = array();
	foreach ( $blocks as $block ) {
		if ( 'core/image' === $block['blockName'] && is_numeric( $block['attrs']['id'] ?? null ) ) {
			$ids[] = (int) $block['attrs']['id'];
		}
		$ids = array( ...$ids, ...auftritt_pictures_in( $block['innerBlocks'] ) );
	}
	return $ids;
}

/** The picture that stands for a page: its featured image, else its first picture; 0 where it has none. */
function auftritt_page_picture( WP_Post $page ): int {
	$featured = (int) get_post_thumbnail_id( $page );
	return wp_attachment_is_image( $featured ) ? $featured : ( auftritt_page_pictures( $page )[0] ?? 0 );
}

/** What a page says beside its pictures, as HTML. */
function auftritt_page_text( WP_Post $page ): string {
	global $wp_embed;
	$text   = array_filter(
		parse_blocks( $page->post_content ),
		fn ( array $block ): bool => ! in_array( $block['blockName'], array( 'core/image', 'core/gallery' ), true )
	);
	$markup = serialize_blocks( array_values( $text ) );
	$html   = do_blocks( $wp_embed->autoembed( $wp_embed->run_shortcode( $markup ) ) );
	$html   = has_blocks( $page->post_content ) ? $html : wpautop( $html );
	return auftritt_hold_back( do_shortcode( shortcode_unautop( wptexturize( $html ) ) ) );
}

/** The excerpt that an editor has written, or the first words of the page; never the page's galleries. */
function auftritt_page_summary( WP_Post $page ): string {
	$text = $page->post_excerpt ?: excerpt_remove_blocks( strip_shortcodes( $page->post_content ) );
	return wp_trim_words( $text, 30 );
}
