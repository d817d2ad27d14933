<?php
// The answers to calls 1 to 3. They are sent to the page of the overview, so that a translation plugin
// knows the language.

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'auftritt_answer_call', 1 );

/** What stands in input.reference_request_url: the overview's address, without the host. */
function auftritt_request_url( WP_Post $overview ): string {
	return wp_make_link_relative( (string) get_permalink( $overview ) );
}

/** Answers a call with the sections that it replaces; what is no call of ours with 404 and nothing. */
function auftritt_answer_call(): void {
	$fields = auftritt_posted( auftritt_setting( 'plugin' ) );
	$place  = is_page() ? auftritt_place( get_post( get_queried_object_id() ) ) : null;
	if ( null === $fields || ! $place ) {
		return;
	}
	$fields = is_array( $fields ) ? array_filter( $fields, 'is_string' ) : array();
	$uid    = ctype_digit( $fields['uid'] ?? '' ) ? (int) $fields['uid'] : 0;
	$html   = auftritt_answer( $uid ? get_post( $uid ) : null, $fields, $place['overview'] );
	nocache_headers();
	header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
	header( 'X-Robots-Tag: noindex' );
	status_header( '' === $html ? 404 : 200 );
	auftritt_print( $html );
	exit;
}

/** The sections for a call; '' where there is no such category or no such call. */
function auftritt_answer( ?WP_Post $category, array $fields, WP_Post $overview ): string {
	$chosen = '1' === ( $fields['ajax'] ?? '' ); // calls 1 and 2
	$back   = '1' === ( $fields['render_parent_ajax'] ?? '' ); // call 3
	if ( ! ( $chosen || $back ) || ! auftritt_is_category( $category ) ) {
		return '';
	}
	$place = auftritt_place( $category );
	if ( $place['overview']->ID !== $overview->ID ) {
		return '';
	}
	auftritt_switch_to( $category->ID );
	return auftritt_in_gallery( fn (): string => $chosen ? auftritt_chosen( $category, $place['level'] ) : auftritt_parent( $category, $place ) );
}

/** The sections for calls 1 and 2. */
function auftritt_chosen( WP_Post $category, int $level ): string {
	$pictures = auftritt_part( 'gallery-pictures', compact( 'category' ) );
	return 2 === $level ? $pictures . auftritt_part( 'gallery-content', compact( 'category' ) ) : $pictures;
}

/** The sections for call 3; '' in a gallery without groups. */
function auftritt_parent( WP_Post $category, array $place ): string {
	if ( 2 !== $place['level'] ) {
		return '';
	}
	$group = get_post( $category->post_parent );
	return auftritt_part( 'gallery-list', array( 'groups' => auftritt_groups( $place['overview'] ), 'category' => null ) )
		. auftritt_part( 'gallery-information', array( 'overview' => $place['overview'], 'group' => $group, 'info' => false ) )
		. auftritt_part( 'gallery-group', compact( 'group' ) );
}
