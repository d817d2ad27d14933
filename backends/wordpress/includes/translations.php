<?php
// Which pages say the same in the plugin's own languages. A page names another one, and all that are joined
// by such names belong together, whichever names which: a translation of a translation, too.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_translation', 5 );
add_action( 'rest_api_init', 'auftritt_register_translations_field' );

function auftritt_register_translation(): void {
	register_post_meta(
		'page',
		'auftritt_translation',
		array(
			'type'              => 'integer',
			'single'            => true,
			'default'           => 0,
			'show_in_rest'      => true,
			'sanitize_callback' => 'absint',
			'auth_callback'     => fn () => current_user_can( 'edit_pages' ),
		)
	);
}

/** What the editor shows of a page: its translations, those that are not public yet included. */
function auftritt_register_translations_field(): void {
	register_rest_field(
		'page',
		'auftritt_translations',
		array(
			'get_callback' => fn ( array $page ): array => current_user_can( 'edit_pages' ) ? auftritt_described_translations( (int) $page['id'] ) : array(),
			'schema'       => array( 'type' => 'array', 'context' => array( 'edit' ), 'readonly' => true ),
		)
	);
}

/** @return array<array{id: int, language: string, title: string, status: string}> the other pages that say the same */
function auftritt_described_translations( int $page ): array {
	$describe = fn ( int $other ): array => array(
		'id'       => $other,
		'language' => auftritt_language_name( auftritt_page_locale( $other ) ),
		'title'    => auftritt_title( $other ),
		'status'   => (string) get_post_status( $other ),
	);
	$others = array_filter( auftritt_same_pages( $page ), fn ( int $other ): bool => $other !== $page && current_user_can( 'edit_post', $other ) );
	return array_map( $describe, array_values( $others ) );
}

/** @return int[] the pages that say the same, this one first and those next that it names or that name it */
function auftritt_same_pages( int $page ): array {
	$homes = array( (int) get_option( 'page_on_front' ), ...array_values( auftritt_other_homes() ) );
	if ( in_array( $page, $homes, true ) ) {
		return array( $page, ...array_diff( array_filter( $homes ), array( $page ) ) );
	}
	$names = array();
	// phpcs:ignore WordPress.DB.SlowDBQuery -- WordPress keeps the answer until a page changes.
	$naming = get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'meta_key' => 'auftritt_translation', 'orderby' => 'ID', 'order' => 'ASC', 'fields' => 'ids', 'numberposts' => -1 ) );
	update_meta_cache( 'post', $naming );
	foreach ( $naming as $id ) {
		$named             = (int) get_post_meta( $id, 'auftritt_translation', true );
		$names[ $id ][]    = $named;
		$names[ $named ][] = $id;
	}
	unset( $names[0] );
	$found = array( $page );
	for ( $index = 0; $index < count( $found ); $index++ ) {
		$found = array( ...$found, ...array_diff( array_unique( $names[ $found[ $index ] ] ?? array() ), $found, array( 0 ) ) );
	}
	return array_values( array_filter( $found, fn ( int $other ): bool => $other === $page || 'page' === get_post_type( $other ) ) );
}

/**
 * The pages that say the same as one and that visitors may see, itself included.
 *
 * @return array<string, int> locale → page; of two in one language the nearest
 */
function auftritt_own_translations( int $page ): array {
	$pages = array();
	foreach ( auftritt_same_pages( $page ) as $other ) {
		if ( $other === $page || auftritt_is_public( get_post( $other ) ) ) {
			$pages[ auftritt_own_locale( $other ) ?: auftritt_site_locale() ] ??= $other;
		}
	}
	return $pages;
}
