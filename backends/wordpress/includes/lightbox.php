<?php
// Pictures of WordPress's own blocks and galleries join the lightbox: those that link to their file, and
// those that are set to "Enlarge on click".

defined( 'ABSPATH' ) || exit;

add_filter( 'render_block_data', 'auftritt_take_enlarging' );
add_filter( 'render_block_core/image', 'auftritt_enlarge', 20, 2 );
add_filter( 'render_block_core/media-text', 'auftritt_join_lightbox' );
add_filter( 'render_block_core/gallery', 'auftritt_group_gallery', 20 );
add_filter( 'wp_get_attachment_link_attributes', 'auftritt_classic_gallery', 10, 2 );
add_filter( 'the_content', 'auftritt_join_lightbox', 20 );

/** WordPress's own lightbox makes way for ours. */
function auftritt_take_enlarging( array $block ): array {
	if ( 'core/image' === $block['blockName'] && 'none' === ( $block['attrs']['linkDestination'] ?? 'none' ) ) {
		$lightbox = block_core_image_get_lightbox_settings( $block );
		if ( ! empty( $lightbox['enabled'] ) ) {
			$block['attrs']['lightbox']        = array( 'enabled' => false );
			$block['attrs']['auftrittEnlarge'] = true;
		}
	}
	return $block;
}

/** An image block that is enlarged on click gets a link to its file, and every link to a file its caption. */
function auftritt_enlarge( string $html, array $block ): string {
	if ( ! empty( $block['attrs']['auftrittEnlarge'] ) && ! str_contains( $html, '<a ' ) ) {
		$file = wp_get_attachment_image_url( (int) ( $block['attrs']['id'] ?? 0 ), 'full' );
		$tags = new WP_HTML_Tag_Processor( $html );
		$file = $file ?: ( $tags->next_tag( 'img' ) ? (string) $tags->get_attribute( 'src' ) : '' );
		$html = preg_replace_callback( '/<img\b[^>]*>/i', fn ( array $img ): string => '<a href="' . esc_url( $file ) . "\">$img[0]</a>", $html, 1 );
	}
	return auftritt_join_lightbox( $html );
}

/** Whether an address leads to a picture. */
function auftritt_is_picture_address( mixed $address ): bool {
	return is_string( $address ) && preg_match( '/\.(avif|gif|jpe?g|png|svg|webp)$/i', (string) wp_parse_url( $address, PHP_URL_PATH ) );
}

/** Links around pictures that lead to a picture join the lightbox, one group for each page. */
function auftritt_join_lightbox( string $html ): string {
	if ( ! str_contains( $html, '<a ' ) || ! str_contains( $html, '<img' ) ) {
		return $html;
	}
	$tags = new WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'a' ) ) {
		if ( null !== $tags->get_attribute( 'data-fancybox' ) || ! auftritt_is_picture_address( $tags->get_attribute( 'href' ) ) ) {
			continue;
		}
		$tags->set_bookmark( 'link' );
		if ( $tags->next_tag() && 'IMG' === $tags->get_tag() ) {
			preg_match( '/\bwp-image-(\d+)/', (string) $tags->get_attribute( 'class' ), $found );
			$caption = auftritt_caption( (int) ( $found[1] ?? 0 ) ) ?: (string) $tags->get_attribute( 'alt' );
			$tags->seek( 'link' );
			$tags->set_attribute( 'data-fancybox', 'page-' . get_the_ID() );
			$tags->set_attribute( 'data-caption', $caption );
		} else {
			$tags->seek( 'link' );
		}
	}
	return auftritt_written_captions( $tags->get_updated_html() );
}

/** A caption that an editor has written below one picture counts more than that of the media library. */
function auftritt_written_captions( string $html ): string {
	return preg_replace_callback(
		'/(<a [^>]*data-caption=")[^"]*("[^>]*>\s*<img\b[^>]*>\s*<\/a>\s*<(?:figcaption|p|dd)\b[^>]*class="[^"]*caption[^"]*"[^>]*>)(.*?)(<\/(?:figcaption|p|dd)>)/is',
		fn ( array $part ): string => $part[1] . esc_attr( html_entity_decode( trim( wp_strip_all_tags( $part[3] ) ), ENT_QUOTES | ENT_HTML5 ) ) . $part[2] . $part[3] . $part[4],
		$html
	) ?? $html;
}

/** The pictures of a gallery block are a group of their own. */
function auftritt_group_gallery( string $html ): string {
	$group = wp_unique_id( 'gallery-' );
	$tags  = new WP_HTML_Tag_Processor( auftritt_join_lightbox( $html ) );
	while ( $tags->next_tag( 'a' ) ) {
		if ( null !== $tags->get_attribute( 'data-fancybox' ) ) {
			$tags->set_attribute( 'data-fancybox', $group );
		}
	}
	return $tags->get_updated_html();
}

/** The classic gallery's links to files. */
function auftritt_classic_gallery( array $attributes, int $picture ): array {
	if ( ! auftritt_is_picture_address( $attributes['href'] ?? null ) ) {
		return $attributes;
	}
	return array( ...$attributes, 'data-fancybox' => 'page-' . get_the_ID(), 'data-caption' => auftritt_caption( $picture ) );
}
