<?php
// The blocks of blocks/, the patterns of patterns/, and the parts that both print.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_blocks' );
add_action( 'init', 'auftritt_register_patterns' );
add_filter( 'block_categories_all', 'auftritt_block_category' );
add_filter( 'body_class', 'auftritt_body_class' );
add_filter( 'wp_nav_menu_objects', 'auftritt_menu_entries', 10, 2 );

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
	$menus = array( 'auftritt' => __( 'Main navigation', 'auftritt' ) );
	if ( auftritt_setting( 'second_home' ) && ! auftritt_has_language_plugin() ) {
		$menus['auftritt-second'] = __( 'Main navigation, second language', 'auftritt' );
	}
	register_nav_menus( $menus );
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

/** Intro mode is for a front page with the block "start screen" and a logo for it. */
function auftritt_body_class( array $classes ): array {
	$shown = is_front_page() && has_block( 'auftritt/start-screen' ) && auftritt_shows_start_screen( parse_blocks( get_post()->post_content ) );
	return $shown ? array( ...$classes, 'intro-mode' ) : $classes;
}

/** Whether one of these blocks, at any depth, is a start screen with a logo. */
function auftritt_shows_start_screen( array $blocks ): bool {
	foreach ( $blocks as $block ) {
		if ( 'auftritt/start-screen' === $block['blockName'] && auftritt_start_screen_logo( $block['attrs'] ) ) {
			return true;
		}
		if ( auftritt_shows_start_screen( $block['innerBlocks'] ) ) {
			return true;
		}
	}
	return false;
}

/** The image of a start screen: the chosen one, else the logo of the site; 0 without either. */
function auftritt_start_screen_logo( array $attributes ): int {
	$logo = auftritt_id( $attributes, 'logo' ) ?: (int) get_theme_mod( 'custom_logo' );
	return wp_attachment_is_image( $logo ) ? $logo : 0;
}

/** The main navigation: the menu of the language; without a menu, the pages of the language. */
function auftritt_navigation(): string {
	$second   = ! auftritt_has_language_plugin() && is_singular( 'page' ) && auftritt_is_in_second_language( get_queried_object_id() );
	$location = $second ? 'auftritt-second' : 'auftritt';
	if ( has_nav_menu( $location ) ) {
		return (string) wp_nav_menu( array( 'theme_location' => $location, 'container' => false, 'echo' => false ) );
	}
	$home      = (int) auftritt_setting( 'second_home' );
	$protected = get_posts( array( 'post_type' => 'page', 'has_password' => true, 'numberposts' => -1, 'fields' => 'ids' ) );
	$pages     = array( 'title_li' => '', 'echo' => false, 'exclude' => implode( ',', $protected ) );
	if ( $home ) {
		$pages[ $second ? 'child_of' : 'exclude_tree' ] = $home;
	}
	add_filter( 'the_title', 'wp_strip_all_tags' );
	$entries = wp_list_pages( $pages );
	remove_filter( 'the_title', 'wp_strip_all_tags' );
	return "<ul>$entries</ul>";
}

/**
 * The entries of our menus that the visitor may read. A page may have been public when somebody put it into the
 * menu, and the entry would go on showing its title.
 *
 * @param WP_Post[] $entries of the menu
 * @param object    $menu    the arguments of wp_nav_menu
 */
function auftritt_menu_entries( array $entries, object $menu ): array {
	if ( ! in_array( $menu->theme_location ?? '', array( 'auftritt', 'auftritt-second' ), true ) ) {
		return $entries;
	}
	return array_filter( $entries, fn ( WP_Post $entry ): bool => 'post_type' !== $entry->type || auftritt_may_read( get_post( (int) $entry->object_id ) ) );
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

/** The home page in the language of the page that is shown. */
function auftritt_home_url(): string {
	if ( function_exists( 'pll_home_url' ) ) {
		return (string) pll_home_url();
	}
	$second = is_singular( 'page' ) && auftritt_is_in_second_language( get_queried_object_id() );
	$own    = $second && ! auftritt_has_language_plugin() ? get_post( (int) auftritt_setting( 'second_home' ) ) : null;
	$home   = auftritt_is_public( $own ) ? (string) get_permalink( $own ) : home_url( '/' );
	return (string) apply_filters( 'wpml_home_url', $home );
}
