<?php
// Patterns, shortcodes, and what core's own blocks need to take part.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register' );
add_filter( 'body_class', 'auftritt_body_class' );
add_filter( 'render_block_core/image', 'auftritt_lightbox', 10, 2 );
add_filter( 'render_block_core/embed', 'auftritt_consent' );

/** The files of patterns/ appear in the editor under "Auftritt"; those of sections/ are shortcodes. */
function auftritt_register(): void {
	register_nav_menus( array( 'auftritt' => __( 'Main navigation', 'auftritt' ) ) );
	register_block_pattern_category( 'auftritt', array( 'label' => 'Auftritt' ) );
	foreach ( glob( __DIR__ . '/patterns/*.html' ) as $file ) {
		$name = basename( $file, '.html' );
		register_block_pattern(
			"auftritt/$name",
			array(
				'title'      => ucfirst( str_replace( '-', ' ', $name ) ),
				'categories' => array( 'auftritt' ),
				'content'    => file_get_contents( $file ),
			)
		);
	}
	add_shortcode( 'auftritt_header', fn () => auftritt_section( 'header' ) );
	add_shortcode( 'auftritt_gallery', 'auftritt_gallery' );
	add_shortcode( 'auftritt_inspiration', 'auftritt_inspiration' );
	add_shortcode( 'auftritt_form', fn () => auftritt_section( 'form' ) );
}

/** A file of sections/ as HTML; the values are variables in it. */
function auftritt_section( string $name, array $values = array() ): string {
	extract( $values );
	ob_start();
	require __DIR__ . "/sections/$name.php";
	return ob_get_clean();
}

/** Intro mode is for a front page that begins with the pattern "start screen". */
function auftritt_body_class( array $classes ): array {
	$intro = is_front_page() && str_contains( get_post()->post_content ?? '', 'start-screen' );
	return $intro ? array( ...$classes, 'intro-mode' ) : $classes;
}

/** An image block that links to its file opens in the lightbox. */
function auftritt_lightbox( string $html, array $block ): string {
	if ( 'media' !== ( $block['attrs']['linkDestination'] ?? '' ) ) {
		return $html;
	}
	$tags = new WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag( 'a' ) ) {
		$tags->set_attribute( 'data-fancybox', 'post-' . get_the_ID() );
	}
	return $tags->get_updated_html();
}

/** What an embed block shows loads after consent. */
function auftritt_consent( string $html ): string {
	$tags = new WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag( 'iframe' ) ) {
		$tags->set_attribute( 'data-name', 'analytics' );
		$tags->set_attribute( 'data-src', $tags->get_attribute( 'src' ) );
		$tags->remove_attribute( 'src' );
	}
	return $tags->get_updated_html();
}
