<?php
// The galleries, and the answers to calls 1 to 3. A category is a page: its colour is the custom field
// "color", its pictures are those uploaded to it.

defined( 'ABSPATH' ) || exit;

add_action( 'wp_ajax_auftritt', 'auftritt_answer' );
add_action( 'wp_ajax_nopriv_auftritt', 'auftritt_answer' );

/** What stands in input.reference_request_url. */
function auftritt_request_url(): string {
	return admin_url( 'admin-ajax.php?action=auftritt', 'relative' );
}

/** The published pages below one, in their order. */
function auftritt_children( int $page ): array {
	return get_pages(
		array(
			'parent'      => $page,
			'sort_column' => 'menu_order,post_title',
		)
	);
}

/** [auftritt_gallery]: on the pages of groups and categories; the page above shows the first group. */
function auftritt_gallery(): string {
	$groups = auftritt_children( get_page_by_path( AUFTRITT_PRODUCTS )->ID );
	$here   = AUFTRITT_PRODUCTS === get_page_uri() ? $groups[0] : get_post();
	return auftritt_section( 'category-gallery', compact( 'here', 'groups' ) );
}

/** [auftritt_inspiration]: on the pages of its categories; the page above shows the first. */
function auftritt_inspiration(): string {
	$categories = auftritt_children( get_page_by_path( AUFTRITT_INSPIRATION )->ID );
	$here       = AUFTRITT_INSPIRATION === get_page_uri() ? $categories[0] : get_post();
	return auftritt_section( 'inspiration-gallery', compact( 'here', 'categories' ) );
}

/** Whether a page is a category of one of the galleries that visitors may see. */
function auftritt_is_category( ?WP_Post $page ): bool {
	if ( ! $page || 'page' !== $page->post_type || 'publish' !== $page->post_status ) {
		return false;
	}
	$above = array_map( 'get_page_uri', get_post_ancestors( $page ) );
	return AUFTRITT_INSPIRATION === ( $above[0] ?? '' ) || AUFTRITT_PRODUCTS === ( $above[1] ?? '' );
}

/** Answers a call with the sections that it replaces. */
function auftritt_answer(): void {
	$fields   = (array) wp_unslash( $_POST[ AUFTRITT_PLUGIN ] ?? array() );
	$category = get_post( absint( $fields['uid'] ?? 0 ) );
	$chosen   = '1' === ( $fields['ajax'] ?? '' ); // calls 1 and 2
	$back     = '1' === ( $fields['render_parent_ajax'] ?? '' ); // call 3
	if ( ! auftritt_is_category( $category ) || ! ( $chosen || $back ) ) {
		wp_die( '', '', array( 'response' => 404 ) );
	}
	if ( $chosen ) {
		echo auftritt_section( 'gallery-pictures', array( 'category' => $category ) );
		echo auftritt_section( 'gallery-content', array( 'category' => $category ) );
	} else {
		$groups = auftritt_children( get_page_by_path( AUFTRITT_PRODUCTS )->ID );
		$group  = get_post( $category->post_parent );
		echo auftritt_section( 'gallery-list', array( 'groups' => $groups, 'uid' => 0 ) );
		echo auftritt_section( 'gallery-group', array( 'group' => $group ) );
	}
	wp_die();
}
