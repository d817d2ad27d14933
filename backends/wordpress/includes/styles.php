<?php
// The stylesheets of the sections that a page has: what a page does not show, its visitors do not load. The files of
// assets/styles and what each is for are written by the build.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_styles', 5 );
add_action( 'wp_enqueue_scripts', 'auftritt_enqueue_styles' );
// After what changes a block's HTML.
add_filter( 'render_block', 'auftritt_note_sections', 1000 );

function auftritt_register_styles(): void {
	// The layer of a system comes before the layers of the script, which win.
	wp_register_style( 'auftritt-system', plugins_url( 'styles/sections.css', AUFTRITT_FILE ), array(), AUFTRITT_VERSION );
	wp_register_style( 'auftritt', auftritt_assets_url() . '/auftritt.css', array( 'auftritt-system' ), AUFTRITT_VERSION );
	wp_register_style( 'auftritt-page', auftritt_assets_url() . '/styles/page.css', array( 'auftritt-system' ), AUFTRITT_VERSION );
	foreach ( array_keys( auftritt_style_files()['sections'] ) as $section ) {
		wp_register_style( "auftritt-$section", auftritt_assets_url() . "/styles/$section.css", array( 'auftritt-page' ), AUFTRITT_VERSION );
	}
}

/**
 * What each section's file is for, and how many bytes it has. None where the site has the files elsewhere.
 *
 * @return array{whole: int, sections: array<string, array{marks: string[], bytes: int}>}
 */
function auftritt_style_files(): array {
	static $files = null;
	$list         = plugin_dir_path( AUFTRITT_FILE ) . 'assets/styles/sections.json';
	$is_ours      = auftritt_assets_url() === plugins_url( 'assets', AUFTRITT_FILE ) && is_readable( $list );
	$files        = $files ?? ( $is_ours ? wp_json_file_decode( $list, array( 'associative' => true ) ) : null );
	return is_array( $files ) ? $files : array( 'whole' => 0, 'sections' => array() );
}

/** Mark → the sections that have it, a class or an attribute of a page's HTML. */
function auftritt_style_marks(): array {
	static $marks = null;
	if ( null === $marks ) {
		$marks = array();
		foreach ( auftritt_style_files()['sections'] as $section => $file ) {
			foreach ( $file['marks'] as $mark ) {
				$marks[ $mark ][] = $section;
			}
		}
	}
	return $marks;
}

/** The sections whose classes or attributes stand in HTML. */
function auftritt_sections_in( string $html ): array {
	$marks = auftritt_style_marks();
	// Words between quotes may be classes; an attribute stands after a space.
	preg_match_all( '/\sclass=["\']([^"\']+)|\s(data-[\w-]+)/', $marks ? $html : '', $found );
	$names = array_unique( array( ...$found[2], ...preg_split( '/\s+/', implode( ' ', $found[1] ) ) ) );
	return array_values( array_unique( array_merge( ...array_values( array_intersect_key( $marks, array_flip( $names ) ) ) ) ) );
}

/**
 * Remembers sections, and returns all so far.
 *
 * @param string[] $sections
 * @return string[]
 */
function auftritt_used_sections( array $sections = array() ): array {
	// The theme's places and ours print the menu of each page, some of them after its head.
	static $used = array( 'navigation' );
	$used        = array_values( array_unique( array( ...$used, ...$sections ) ) );
	return $used;
}

/** A block theme renders its blocks before the head of the page; what comes later brings its file at the end. */
function auftritt_note_sections( mixed $html ): mixed {
	if ( is_string( $html ) && ! auftritt_in_block() ) {
		auftritt_used_sections( auftritt_sections_in( $html ) );
		if ( did_action( 'wp_enqueue_scripts' ) && wp_style_is( 'auftritt-page' ) ) {
			auftritt_enqueue_sections();
		}
	}
	return $html;
}

function auftritt_enqueue_sections(): void {
	foreach ( auftritt_used_sections() as $section ) {
		wp_enqueue_style( "auftritt-$section" );
	}
}

/** The files of the page's sections, or the whole where these are no less. */
function auftritt_enqueue_styles(): void {
	auftritt_used_sections( auftritt_sections_in( ' class="' . implode( ' ', auftritt_body_class( array() ) ) . '"' ) );
	$files = auftritt_style_files();
	$bytes = array_sum( array_column( array_intersect_key( $files['sections'], array_flip( auftritt_used_sections() ) ), 'bytes' ) );
	if ( $bytes >= $files['whole'] || auftritt_may_bring_sections() ) {
		wp_enqueue_style( 'auftritt' );
		return;
	}
	wp_enqueue_style( 'auftritt-page' );
	auftritt_enqueue_sections();
}

/** Whether the text of the page has blocks of ours, or markup with a section, that a theme without block templates renders after the head. */
function auftritt_may_bring_sections(): bool {
	$texts = wp_is_block_theme() ? array() : array_column( $GLOBALS['wp_query']->posts ?? array(), 'post_content' );
	$text  = implode( '', $texts );
	return str_contains( $text, '<!-- wp:auftritt/' ) || str_contains( $text, '<!-- wp:block ' ) || str_contains( $text, '[' ) || array() !== auftritt_sections_in( $text );
}
