<?php
// The pages to begin with. Their words stand for the site's own, and are in the language that is spoken
// when they are made.

defined( 'ABSPATH' ) || exit;

/**
 * Makes the pages of one language.
 *
 * @param array      $details  what auftritt_sanitize_starter() returns
 * @param int[]      $existing name → page that the site has already, and that stays as it is
 * @param bool       $is_below whether the other pages stand below the home page
 * @return int[] name → page
 */
function auftritt_add_starter_pages( array $details, array $existing, bool $is_below = false ): array {
	$ids    = $existing;
	$order  = 0;
	// Nobody publishes English words as another language.
	$status = $is_below && ! auftritt_speaks( determine_locale() ) ? 'draft' : 'publish';
	foreach ( auftritt_starter_pages( $details ) as $name => $page ) {
		if ( isset( $existing[ $name ] ) ) {
			continue;
		}
		$above        = $page['above'] ?? ( $is_below && 'home' !== $name ? 'home' : '' );
		$language     = $is_below && 'home' === $name ? (string) strtok( determine_locale(), '_' ) : '';
		$id           = wp_insert_post(
			wp_slash(
				array(
					'post_type'    => 'page',
					'post_status'  => $status,
					'post_title'   => $page['title'],
					'post_name'    => $page['address'] ?? $language,
					'post_excerpt' => $page['excerpt'] ?? '',
					'post_content' => trim( $page['content']( $ids ) ),
					'post_parent'  => $ids[ $above ] ?? 0,
					'menu_order'   => ++$order,
				)
			),
			true
		);
		// The database takes no more, as on a full disk: nobody is told that the pages are there.
		if ( is_wp_error( $id ) ) {
			wp_die( $id );
		}
		$ids[ $name ] = $id;
	}
	return $ids;
}

/**
 * The pages of one language in their order: a page comes after those that it names.
 *
 * @return array<string, array{title: string, content: callable, address?: string, above?: string, excerpt?: string}>
 *         "address" is the last part of the page's address, where it is not made of the title
 */
function auftritt_starter_pages( array $details ): array {
	$words    = auftritt_paragraph_markup( __( 'Write here what visitors should know.', 'auftritt' ) );
	$library  = auftritt_newest_pictures( $details['logo'] );
	$pictures = new InfiniteIterator( new ArrayIterator( $library ) );
	$pictures->rewind();
	$take     = function () use ( $pictures ): int {
		$picture = (int) $pictures->current();
		$pictures->next();
		return $picture;
	};
	$category = fn (): string => auftritt_image_markup( $take() ) . auftritt_image_markup( $take() ) . $words;
	$map      = auftritt_block_markup( 'map', array( 'lat' => $details['lat'], 'lng' => $details['lng'], 'title' => get_bloginfo( 'name' ), 'address' => $details['address'] ) );
	$form     = auftritt_block_markup( 'inquiry-form', array( 'title' => __( 'Write to us', 'auftritt' ), 'inPlace' => true ) );
	return array(
		'home'            => array(
			'title'   => __( 'Home', 'auftritt' ),
			'content' => fn (): string => ( $details['intro'] ? auftritt_block_markup( 'start-screen' ) : '' ) . auftritt_pattern_markup( 'image-slider', $pictures ) . $words,
		),
		'products'        => array(
			'title'   => __( 'Products', 'auftritt' ),
			'excerpt' => __( 'All our products', 'auftritt' ),
			'content' => fn (): string => auftritt_block_markup( 'category-gallery' ),
		),
		'first-group'     => array( 'title' => __( 'First group', 'auftritt' ), 'above' => 'products', 'content' => fn (): string => $words ),
		'first-category'  => array( 'title' => __( 'First category', 'auftritt' ), 'above' => 'first-group', 'content' => $category ),
		'second-category' => array( 'title' => __( 'Second category', 'auftritt' ), 'above' => 'first-group', 'content' => $category ),
		'second-group'    => array( 'title' => __( 'Second group', 'auftritt' ), 'above' => 'products', 'content' => fn (): string => $words ),
		'third-category'  => array( 'title' => __( 'Third category', 'auftritt' ), 'above' => 'second-group', 'content' => $category ),
		'inspiration'     => array(
			'title'   => __( 'Inspiration', 'auftritt' ),
			'content' => fn (): string => auftritt_block_markup( 'inspiration-gallery' ),
		),
		'first-idea'      => array( 'title' => __( 'First idea', 'auftritt' ), 'above' => 'inspiration', 'content' => $category ),
		'second-idea'     => array( 'title' => __( 'Second idea', 'auftritt' ), 'above' => 'inspiration', 'content' => $category ),
		'sections'        => array(
			'title'   => __( 'All sections', 'auftritt' ),
			'content' => fn ( array $ids ): string => auftritt_starter_sections( $ids, $pictures, $take ) . $form . $map . auftritt_pattern_markup( 'opt-out' ),
		),
		'contact'         => array( 'title' => __( 'Contact', 'auftritt' ), 'content' => fn (): string => $form . $map ),
		'privacy'         => array(
			'title'   => __( 'Privacy policy', 'auftritt' ),
			/* translators: the address of the privacy policy, such as example.org/privacy/ */
			'address' => sanitize_title( __( 'privacy', 'auftritt' ) ),
			'content' => fn (): string => $words . auftritt_pattern_markup( 'opt-out' ),
		),
	);
}

/** The sections that show pictures, lists of entries, and galleries. */
function auftritt_starter_sections( array $ids, Iterator $pictures, callable $take ): string {
	$text     = __( 'Write here what this is.', 'auftritt' );
	$projects = array( __( 'First project', 'auftritt' ), __( 'Second project', 'auftritt' ), __( 'Third project', 'auftritt' ) );
	$place    = __( 'Place', 'auftritt' );
	$entries  = array_map( fn ( string $name ): array => array( 'name' => $name, 'place' => $place, 'text' => $text, 'image' => $take() ), $projects );
	$items    = array_map( fn ( string $title ): array => array( 'image' => $take(), 'title' => $title, 'sub_header' => $place, 'text' => $text, 'page' => $ids['products'] ), $projects );
	$elements = array_map( fn ( string $name ): array => array( 'name' => $name, 'text' => $text, 'images' => array( $take(), $take() ) ), $projects );
	$files    = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'application/pdf', 'numberposts' => 1, 'fields' => 'ids' ) );
	return auftritt_pattern_markup( 'image-slider', $pictures )
		. auftritt_pattern_markup( 'logo-slider', $pictures )
		. auftritt_pattern_markup( 'reference-slider', $pictures )
		. auftritt_pattern_markup( 'lightbox', $pictures )
		. auftritt_block_markup( 'references', array( 'visible' => 2, 'entries' => $entries ) )
		. auftritt_block_markup( 'coverflow', array( 'items' => $items ) )
		. auftritt_block_markup( 'gallery-elements', array( 'elements' => $elements ) )
		. auftritt_block_markup( 'downloads', array( 'files' => array_map( fn ( int $file ): array => array( 'file' => $file ), $files ) ) )
		. auftritt_block_markup( 'category-gallery', array( 'page' => $ids['products'] ) )
		. auftritt_block_markup( 'inspiration-gallery', array( 'page' => $ids['inspiration'] ) );
}
