<?php
// The galleries. The page with the block is the overview; the pages below it are the gallery. Below a
// product gallery stand groups, and below each group its categories; below an inspiration gallery its
// categories at once. Those pages show the gallery by themselves.

defined( 'ABSPATH' ) || exit;

/** Block → how many levels below the overview its categories stand. */
const AUFTRITT_GALLERIES = array(
	'auftritt/category-gallery'    => 2,
	'auftritt/inspiration-gallery' => 1,
);

add_action( 'init', 'auftritt_register_category' );
add_filter( 'the_content', 'auftritt_show_gallery', 1 );
add_filter( 'render_block_core/post-title', 'auftritt_page_title' );

function auftritt_register_category(): void {
	add_post_type_support( 'page', 'excerpt' );
	register_post_meta(
		'page',
		'auftritt_color',
		array(
			'type'              => 'string',
			'single'            => true,
			'default'           => '',
			'show_in_rest'      => true,
			'sanitize_callback' => fn ( mixed $color ): string => is_string( $color ) ? (string) sanitize_hex_color( $color ) : '',
			'auth_callback'     => fn () => current_user_can( 'edit_pages' ),
		)
	);
}

/** Whether visitors may see a page. */
function auftritt_is_public( ?WP_Post $page ): bool {
	return $page && 'page' === $page->post_type && 'publish' === $page->post_status && '' === $page->post_password;
}

/** Whether the visitor of this request may read a page or a post: a public one, or another that WordPress shows to them. */
function auftritt_may_read( ?WP_Post $page ): bool {
	if ( ! $page || 'trash' === $page->post_status || post_password_required( $page ) ) {
		return false;
	}
	return ( '' === $page->post_password && is_post_publicly_viewable( $page ) ) || current_user_can( 'read_post', $page->ID );
}

/** A title or an excerpt as text: editors may write HTML in both. */
function auftritt_plain_text( string $html ): string {
	return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5 ) );
}

/** The title of a page or of a file; without one, the last part of its address. */
function auftritt_title( int|WP_Post $post ): string {
	return auftritt_plain_text( get_the_title( $post ) ) ?: (string) get_post_field( 'post_name', $post );
}

/** @return WP_Post[] the public pages below one, in their order */
function auftritt_children( WP_Post $page ): array {
	$pages = get_pages( array( 'parent' => $page->ID, 'sort_column' => 'menu_order,post_title' ) );
	return array_values( array_filter( $pages ?: array(), 'auftritt_is_public' ) );
}

/** Whether a page has the block, and the block shows the pages below it and not those of another page. */
function auftritt_is_overview( WP_Post $page, string $block ): bool {
	$may_have = has_block( $block, $page->post_content ) || has_block( 'core/block', $page->post_content );
	$found    = $may_have ? parse_blocks( $page->post_content ) : array();
	$seen     = array();
	while ( $found ) {
		$next = array_shift( $found );
		if ( $block === $next['blockName'] && in_array( auftritt_id( $next['attrs'], 'page' ), array( 0, $page->ID ), true ) ) {
			return true;
		}
		$pattern = 'core/block' === $next['blockName'] ? auftritt_id( $next['attrs'], 'ref' ) : 0;
		// A synced pattern may hold itself.
		$synced = isset( $seen[ $pattern ] ) ? array() : auftritt_synced_blocks( $pattern );
		$found  = array( ...$found, ...$next['innerBlocks'], ...$synced );

		$seen[ $pattern ] = true;
	}
	return false;
}

/** The blocks of a synced pattern, as WordPress shows them; none where it shows none. */
function auftritt_synced_blocks( int $pattern ): array {
	$post  = $pattern ? get_post( $pattern ) : null;
	$shown = $post && 'wp_block' === $post->post_type && 'publish' === $post->post_status && '' === $post->post_password;
	return $shown ? parse_blocks( $post->post_content ) : array();
}

/**
 * Which gallery a page belongs to, and where it stands in it. The topmost page with the block counts. A page
 * below one that the visitor may not read belongs to none: its gallery would tell the title of that page.
 *
 * @return array{block: string, overview: WP_Post, level: int}|null level 0 is the overview
 */
function auftritt_place( ?WP_Post $page ): ?array {
	if ( ! $page || 'page' !== $page->post_type ) {
		return null;
	}
	$line = array( $page, ...array_filter( array_map( 'get_post', get_post_ancestors( $page ) ) ) );
	foreach ( AUFTRITT_GALLERIES as $block => $depth ) {
		foreach ( array_reverse( $line, true ) as $level => $ancestor ) {
			if ( auftritt_is_overview( $ancestor, $block ) ) {
				$way   = array_slice( $line, 0, $level + 1 );
				$fits  = $level <= $depth && count( $way ) === count( array_filter( $way, 'auftritt_may_read' ) );
				$place = array( 'block' => $block, 'overview' => $ancestor, 'level' => $level );
				return $fits ? $place : null;
			}
		}
	}
	return null;
}

/** Whether a page is a category that visitors may see, in a gallery that they may see. */
function auftritt_is_category( ?WP_Post $page ): bool {
	$place = auftritt_is_public( $page ) ? auftritt_place( $page ) : null;
	if ( ! $place || AUFTRITT_GALLERIES[ $place['block'] ] !== $place['level'] ) {
		return false;
	}
	$above = array_map( 'get_post', get_post_ancestors( $page ) );
	$above = array_slice( $above, 0, $place['level'] );
	return count( $above ) === count( array_filter( $above, 'auftritt_is_public' ) );
}

/** The groups of a product gallery that hold a category. */
function auftritt_groups( WP_Post $overview ): array {
	return array_values( array_filter( auftritt_children( $overview ), 'auftritt_children' ) );
}

/** What a gallery lists: groups of categories, or the categories themselves. */
function auftritt_entries_of( string $block, WP_Post $overview ): array {
	return 'auftritt/category-gallery' === $block ? auftritt_groups( $overview ) : auftritt_children( $overview );
}

/** The colours that an editor is offered, with their names. White text can be read on each. */
function auftritt_colors(): array {
	return array(
		'#b74830' => __( 'Brick', 'auftritt' ),
		'#327579' => __( 'Teal', 'auftritt' ),
		'#8e640e' => __( 'Ochre', 'auftritt' ),
		'#647136' => __( 'Olive', 'auftritt' ),
		'#516aa7' => __( 'Blue', 'auftritt' ),
		'#945a72' => __( 'Plum', 'auftritt' ),
	);
}

/** The colour of a category: the one that an editor has chosen, else that of a translation, else one that is the same in each language. */
function auftritt_color( WP_Post $category ): string {
	$colors = array_keys( auftritt_colors() );
	$chosen = '';
	$same   = auftritt_all_translations( $category->ID );
	foreach ( array( $category->ID, ...$same ) as $page ) {
		$chosen = $chosen ?: (string) sanitize_hex_color( (string) get_post_meta( $page, 'auftritt_color', true ) );
	}
	return (string) apply_filters( 'auftritt_color', $chosen ?: $colors[ $same[0] % count( $colors ) ], $category );
}

/** The page with the inquiry form, in the language of the page that is shown; '' where none is set. */
function auftritt_contact_url(): string {
	$page = auftritt_translated_page( (int) auftritt_setting( 'contact_page' ) );
	return $page && auftritt_is_public( get_post( $page ) ) ? (string) get_permalink( $page ) : '';
}

/** Pages below an overview show its gallery; what they say stands in it. An empty gallery takes no page's words. */
function auftritt_show_gallery( string $content ): string {
	$page = get_post();
	if ( ! $page || ! is_page( $page->ID ) || post_password_required( $page ) ) {
		return $content;
	}
	$place = auftritt_place( $page );
	$shows = $place && $place['level'] > 0 && auftritt_entries_of( $place['block'], $place['overview'] );
	return $shows ? "<!-- wp:{$place['block']} /-->" : $content;
}

/** The theme's heading of such a page is the overview's: a choice in the gallery does not change it. */
function auftritt_page_title( string $html ): string {
	$page  = get_post();
	$place = $page && is_page( $page->ID ) ? auftritt_place( $page ) : null;
	if ( ! $place || 0 === $place['level'] ) {
		return $html;
	}
	$title = esc_html( auftritt_title( $place['overview'] ) );
	return preg_replace_callback( '/(<h[1-6][^>]*>).*(<\/h[1-6]>)/s', fn ( array $part ): string => $part[1] . $title . $part[2], $html );
}
