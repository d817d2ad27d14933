<?php
// What the two gallery blocks show: the gallery, opened where the page that is shown stands in it.

defined( 'ABSPATH' ) || exit;

/**
 * What a callback returns, as a gallery that no other gallery stands in. What a gallery shows of its pages may
 * hold a gallery again, itself too: in a group, in columns, in a synced pattern. It is left out there.
 */
function auftritt_in_gallery( callable $render ): string {
	static $is_open = false;
	if ( $is_open ) {
		return auftritt_notice( __( 'A gallery cannot stand in the text of a gallery. Remove this block: its page shows the gallery by itself.', 'auftritt' ) );
	}
	$is_open = true;
	try {
		return $render();
	} finally {
		$is_open = false;
	}
}

/** The page whose gallery a block shows: the one that the editor has chosen, else its own; null where that has none. */
function auftritt_gallery_page( string $block, array $attributes ): ?WP_Post {
	$own    = get_post();
	$chosen = auftritt_id( $attributes, 'page' );
	if ( ! $chosen || ( $own && $chosen === $own->ID ) ) {
		return $own;
	}
	$page = get_post( $chosen );
	return $block === ( auftritt_place( $page )['block'] ?? '' ) ? $page : null;
}

/** The gallery of a block, or what is missing, for editors. */
function auftritt_gallery( string $block, array $attributes ): string {
	return auftritt_in_gallery(
		function () use ( $block, $attributes ): string {
			$page = auftritt_gallery_page( $block, $attributes );
			if ( ! $page ) {
				return auftritt_notice( __( 'The chosen page has no such gallery, or not everyone may see it. Choose another one in the sidebar.', 'auftritt' ) );
			}
			$place    = auftritt_place( $page );
			$overview = $place['overview'] ?? $page;
			$level    = $place['level'] ?? 0;
			$entries  = auftritt_entries_of( $block, $overview );
			return 'auftritt/category-gallery' === $block
				? auftritt_category_gallery( $overview, $entries, $page, $level )
				: auftritt_inspiration_gallery( $overview, $entries, $page, $level );
		}
	);
}

/** The product gallery, opened at a group or a category. @param WP_Post[] $groups */
function auftritt_category_gallery( WP_Post $overview, array $groups, WP_Post $page, int $level ): string {
	if ( ! $groups ) {
		return auftritt_notice( __( 'This gallery is empty. Make a page below this one for each group, and below it a page for each category. Publish them.', 'auftritt' ) );
	}
	$category = 2 === $level ? $page : null;
	$group    = match ( $level ) {
		0       => $groups[0],
		1       => $page,
		default => get_post( $page->post_parent ),
	};
	return auftritt_part( 'category-gallery', compact( 'overview', 'groups', 'group', 'category' ) );
}

/** The inspiration gallery, opened at a category. @param WP_Post[] $categories */
function auftritt_inspiration_gallery( WP_Post $overview, array $categories, WP_Post $page, int $level ): string {
	if ( ! $categories ) {
		return auftritt_notice( __( 'This gallery is empty. Make a page below this one for each category, and publish it.', 'auftritt' ) );
	}
	$category = 1 === $level ? $page : $categories[0];
	return auftritt_part( 'inspiration-gallery', compact( 'overview', 'categories', 'category' ) );
}

/** A message for those who can mend the page. Visitors see nothing. */
function auftritt_notice( string $text ): string {
	return current_user_can( 'edit_pages' ) ? auftritt_part( 'notice', compact( 'text' ) ) : '';
}
