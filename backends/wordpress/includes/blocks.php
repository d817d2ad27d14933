<?php
// The blocks of blocks/, the patterns of patterns/, and the parts that both print.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_blocks' );
add_action( 'init', 'auftritt_register_patterns' );
add_filter( 'block_categories_all', 'auftritt_block_category' );

/** A file of parts/ as HTML; the values are variables in it. */
function auftritt_part( string $part, array $values = array() ): string {
	return auftritt_printed( "parts/$part", $values );
}

/** A file of patterns/ as blocks; the values are variables in it. */
function auftritt_pattern( string $pattern, array $values = array() ): string {
	return trim( auftritt_printed( "patterns/$pattern", $values ) );
}

/** Prints HTML whose parts have been escaped: by a file of parts/, or by WordPress where it renders blocks. */
function auftritt_print( string $html ): void {
	// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped a second time, frames and forms of editors would be gone.
	echo $html;
}

/** What a file of the plugin prints; the values are variables in it. */
function auftritt_printed( string $file, array $values ): string {
	unset( $values['file'], $values['values'] );
	extract( $values );
	ob_start();
	require dirname( AUFTRITT_FILE ) . "/$file.php";
	return ob_get_clean();
}

function auftritt_block_category( array $categories ): array {
	return array( array( 'slug' => 'auftritt', 'title' => 'Auftritt' ), ...$categories );
}

function auftritt_register_blocks(): void {
	foreach ( glob( dirname( AUFTRITT_FILE ) . '/blocks/*/block.json' ) as $file ) {
		register_block_type( dirname( $file ) );
	}
}

function auftritt_register_patterns(): void {
	register_block_pattern_category( 'auftritt', array( 'label' => 'Auftritt' ) );
	$titles = array(
		'consent-content'  => __( 'Content that waits for consent', 'auftritt' ),
		'footer'           => __( 'Footer', 'auftritt' ),
		'image-slider'     => __( 'Image slider', 'auftritt' ),
		'lightbox'         => __( 'Image that opens in the lightbox', 'auftritt' ),
		'logo-slider'      => __( 'Logo slider', 'auftritt' ),
		'opt-out'          => __( 'Switch for analytics', 'auftritt' ),
		'reference-slider' => __( 'Reference slider', 'auftritt' ),
	);
	foreach ( $titles as $name => $title ) {
		register_block_pattern(
			"auftritt/$name",
			array( 'title' => $title, 'categories' => array( 'auftritt' ), 'content' => auftritt_pattern( $name ) )
		);
	}
}

/** The entries of a list that an editor has filled in. */
function auftritt_entries( mixed $entries ): array {
	return array_values( array_filter( is_array( $entries ) ? $entries : array(), 'is_array' ) );
}

/** A text of an entry. */
function auftritt_text( array $entry, string $name ): string {
	return is_scalar( $entry[ $name ] ?? null ) ? (string) $entry[ $name ] : '';
}

/** A number of an entry, such as the id of a picture. */
function auftritt_id( array $entry, string $name ): int {
	return is_numeric( $entry[ $name ] ?? null ) ? (int) $entry[ $name ] : 0;
}

/** An id of an element: the name, with a number from the second one of a page on. */
function auftritt_element_id( string $name ): string {
	static $counts   = array();
	$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + 1;
	return 1 === $counts[ $name ] ? $name : "$name-{$counts[ $name ]}";
}

/**
 * The address that an entry leads to: that of a page which was chosen, in the page's language and wherever it is now, else
 * the address that was typed. '' where visitors cannot see the page.
 */
function auftritt_linked( array $entry ): string {
	$page = auftritt_id( $entry, 'page' );
	if ( ! $page ) {
		return auftritt_text( $entry, 'link' );
	}
	return is_post_publicly_viewable( $page ) ? (string) get_permalink( auftritt_translated_page( $page ) ) : '';
}

/** A telephone number as it is dialled, such as "+493023125014". Nobody dials a zero in brackets after a country code. */
function auftritt_dialled_number( string $number ): string {
	$number = trim( str_replace( '(0)', '', $number ) );
	return ( str_starts_with( $number, '+' ) ? '+' : '' ) . preg_replace( '/\D/', '', $number );
}

/** The kind and size of a file, such as "PDF, 2 MB". */
function auftritt_file_kind( int $file ): string {
	$path = (string) get_attached_file( $file );
	$kind = strtoupper( pathinfo( $path, PATHINFO_EXTENSION ) );
	return is_file( $path ) ? "$kind, " . size_format( (int) filesize( $path ) ) : $kind;
}
