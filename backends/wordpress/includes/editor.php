<?php
// What the block editor needs: the controls of each block, in the editor's language, and the panel of a
// page's document sidebar. editor/blocks.js draws them; all words stand here.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_editor', 5 );
add_action( 'enqueue_block_editor_assets', 'auftritt_describe_controls' );

function auftritt_register_editor(): void {
	$needs = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-edit-post', 'wp-element', 'wp-plugins', 'wp-server-side-render' );
	wp_register_script( 'auftritt-editor', plugins_url( 'editor/blocks.js', AUFTRITT_FILE ), $needs, AUFTRITT_VERSION, true );
	wp_register_style( 'auftritt-editor', plugins_url( 'editor/blocks.css', AUFTRITT_FILE ), array( 'auftritt' ), AUFTRITT_VERSION );
}

/** A control in the sidebar: the attribute it changes, its kind, its label. */
function auftritt_control( string $name, string $kind, string $label, array $fields = array() ): array {
	return compact( 'name', 'kind', 'label', 'fields' );
}

/** Block → its controls. Blocks without an entry have only a preview. */
function auftritt_controls(): array {
	$image = auftritt_control( 'image', 'image', __( 'Picture', 'auftritt' ) );
	$name  = auftritt_control( 'name', 'text', __( 'Name', 'auftritt' ) );
	$page  = auftritt_control( 'page', 'page', __( 'The page above the gallery’s pages', 'auftritt' ) );
	$text  = auftritt_control( 'text', 'textarea', __( 'Text', 'auftritt' ) );
	return array(
		'auftritt/header'              => array( auftritt_control( 'logo', 'image', __( 'Logo (else the logo or the title of the site)', 'auftritt' ) ) ),
		'auftritt/start-screen'        => array( auftritt_control( 'logo', 'image', __( 'Logo (else the logo of the site)', 'auftritt' ) ) ),
		'auftritt/inquiry-form'        => array( auftritt_control( 'title', 'text', __( 'Heading', 'auftritt' ) ) ),
		'auftritt/category-gallery'    => array( $page ),
		'auftritt/inspiration-gallery' => array( $page ),
		'auftritt/map'                 => array(
			auftritt_control( 'lat', 'text', __( 'Latitude, such as 52.5512', 'auftritt' ) ),
			auftritt_control( 'lng', 'text', __( 'Longitude, such as 13.3713', 'auftritt' ) ),
			auftritt_control( 'title', 'text', __( 'Name of the place', 'auftritt' ) ),
			auftritt_control( 'address', 'textarea', __( 'Address', 'auftritt' ) ),
			auftritt_control( 'marker', 'image', __( 'Picture of the marker', 'auftritt' ) ),
		),
		'auftritt/coverflow'           => array(
			auftritt_control(
				'items',
				'list',
				__( 'Item', 'auftritt' ),
				array(
					$image,
					auftritt_control( 'title', 'text', __( 'Headline', 'auftritt' ) ),
					auftritt_control( 'sub_header', 'text', __( 'Second headline', 'auftritt' ) ),
					$text,
					auftritt_control( 'link', 'text', __( 'Address of the page behind “Read more”', 'auftritt' ) ),
				)
			),
		),
		'auftritt/references'          => array(
			auftritt_control( 'visible', 'number', __( 'How many are shown at first', 'auftritt' ) ),
			auftritt_control( 'entries', 'list', __( 'Reference', 'auftritt' ), array( $name, auftritt_control( 'place', 'text', __( 'Place', 'auftritt' ) ), $text, $image ) ),
		),
		'auftritt/gallery-elements'    => array(
			auftritt_control( 'label', 'text', __( 'What the list offers, for screen readers', 'auftritt' ) ),
			auftritt_control( 'elements', 'list', __( 'Gallery', 'auftritt' ), array( $name, $text, auftritt_control( 'images', 'images', __( 'Pictures', 'auftritt' ) ) ) ),
		),
		'auftritt/cookie-settings'     => array(),
		'auftritt/opt-out'             => array(),
		'auftritt/downloads'           => array(
			auftritt_control( 'title', 'text', __( 'Heading', 'auftritt' ) ),
			auftritt_control( 'files', 'list', __( 'File', 'auftritt' ), array( auftritt_control( 'file', 'file', __( 'File', 'auftritt' ) ), $name ) ),
		),
	);
}

function auftritt_describe_controls(): void {
	$description = array(
		'blocks' => auftritt_controls(),
		'words'  => array(
			'settings'    => __( 'Settings', 'auftritt' ),
			'add'         => __( 'Add', 'auftritt' ),
			'remove'      => __( 'Remove', 'auftritt' ),
			'up'          => __( 'Move up', 'auftritt' ),
			'choose'      => __( 'Choose from the media library', 'auftritt' ),
			/* translators: %d: number of pictures */
			'chosen'      => __( 'Chosen: %d', 'auftritt' ),
			'color'       => __( 'Colour in the gallery', 'auftritt' ),
			'translation' => __( 'The same page in the other language', 'auftritt' ),
			'none'        => __( 'None', 'auftritt' ),
			'here'        => __( 'This page', 'auftritt' ),
		),
		'colors' => array_map( fn ( string $color, string $name ): array => compact( 'color', 'name' ), array_keys( auftritt_colors() ), auftritt_colors() ),
		'second' => (int) auftritt_setting( 'second_home' ),
	);
	wp_add_inline_script( 'auftritt-editor', 'var auftrittEditor = ' . wp_json_encode( $description ) . ';', 'before' );
}
