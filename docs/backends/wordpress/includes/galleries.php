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

/** @return WP_Post[] the public pages below one, in their order */
function auftritt_children( WP_Post $page ): array {
	$pages = get_pages( array( 'parent' => $page->ID, 'sort_column' => 'menu_order,post_title' ) );
	return array_values( array_filter( $pages ?: array(), 'auftritt_is_public' ) );
}

/** Whether a page has the block, and the block shows the pages below it and not those of another page. */
function auftritt_is_overview( WP_Post $page, string $block ): bool {
	$found = has_block( $block, $page->post_content ) ? parse_blocks( $page->post_content ) : array();
	while ( $found ) {
		$next = array_shift( $found );
		if ( $block === $next['blockName'] && empty( $next['attrs']['page'] ) ) {
			return true;
		}
		$found = array( ...$found, ...$next['innerBlocks'] );
	}
	return false;
}

/**
 * Which gallery a page belongs to, and where it stands in it. The topmost page with the block counts.
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
				return $level <= $depth ? array( 'block' => $block, 'overview' => $ancestor, 'level' => $level ) : null;
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

/** The colour of a category: the one that an editor has chosen, else one of these that stays the same. */
function auftritt_color( WP_Post $category ): string {
	$colors = array_keys( auftritt_colors() );
	$chosen = sanitize_hex_color( (string) get_post_meta( $category->ID, 'auftritt_color', true ) );
	return (string) apply_filters( 'auftritt_color', $chosen ?: $colors[ $category->ID % count( $colors ) ], $category );
}

/** The page with the inquiry form, in the language of the page that is shown; '' where none is set. */
function auftritt_contact_url(): string {
	$page = auftritt_translated_page( (int) auftritt_setting( 'contact_page' ) );
	return $page && auftritt_is_public( get_post( $page ) ) ? (string) get_permalink( $page ) : '';
}

/** Pages below an overview show its gallery; what they say stands in it. */
function auftritt_show_gallery( string $content ): string {
	$page = get_post();
	if ( ! $page || ! is_page( $page->ID ) || post_password_required( $page ) ) {
		return $content;
	}
	$place = auftritt_place( $page );
	return $place && $place['level'] > 0 ? "<!-- wp:{$place['block']} /-->" : $content;
}

/** The theme's heading of such a page is the overview's: a choice in the gallery does not change it. */
function auftritt_page_title( string $html ): string {
	$page  = get_post();
	$place = $page && is_page( $page->ID ) ? auftritt_place( $page ) : null;
	if ( ! $place || 0 === $place['level'] ) {
		return $html;
	}
	$title = esc_html( get_the_title( $place['overview'] ) );
	return preg_replace_callback( '/(<h[1-6][^>]*>).*(<\/h[1-6]>)/s', fn ( array $part ): string => $part[1] . $title . $part[2], $html );
}

/** The page whose gallery a block shows: the one that the editor has chosen, else the block's own. */
function auftritt_gallery_page( array $attributes ): ?WP_Post {
	$chosen = auftritt_id( $attributes, 'page' );
	$page   = $chosen ? get_post( $chosen ) : get_post();
	return $chosen && ! auftritt_is_public( $page ) ? null : $page;
}

/** The product gallery as the page that is shown opens it, or what is missing, for editors. */
function auftritt_category_gallery( array $attributes ): string {
	$page     = auftritt_gallery_page( $attributes );
	$place    = auftritt_place( $page );
	$overview = $place['overview'] ?? $page;
	$groups   = $overview ? auftritt_groups( $overview ) : array();
	if ( ! $groups ) {
		return auftritt_notice( __( 'This gallery is empty. Make a page below this one for each group, and below it a page for each category. Publish them.', 'auftritt' ) );
	}
	$level    = $place['level'] ?? 0;
	$category = 2 === $level ? $page : null;
	$group    = match ( $level ) {
		0       => $groups[0],
		1       => $page,
		default => get_post( $page->post_parent ),
	};
	return auftritt_part( 'category-gallery', compact( 'overview', 'groups', 'group', 'category' ) );
}

/** The inspiration gallery with the category that is shown, or what is missing, for editors. */
function auftritt_inspiration_gallery( array $attributes ): string {
	$page       = auftritt_gallery_page( $attributes );
	$place      = auftritt_place( $page );
	$overview   = $place['overview'] ?? $page;
	$categories = $overview ? auftritt_children( $overview ) : array();
	if ( ! $categories ) {
		return auftritt_notice( __( 'This gallery is empty. Make a page below this one for each category, and publish it.', 'auftritt' ) );
	}
	$category = 1 === ( $place['level'] ?? 0 ) ? $page : $categories[0];
	return auftritt_part( 'inspiration-gallery', compact( 'overview', 'categories', 'category' ) );
}

/** A message for those who can mend the page. Visitors see nothing. */
function auftritt_notice( string $text ): string {
	return current_user_can( 'edit_pages' ) ? auftritt_part( 'notice', compact( 'text' ) ) : '';
}
