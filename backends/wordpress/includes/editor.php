<?php
// What the block editor needs: the controls of each block, in the editor's language, and the panel of a
// page's document sidebar. editor/blocks.js draws them; all words stand here.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_editor', 5 );
add_action( 'enqueue_block_editor_assets', 'auftritt_describe_controls' );
add_filter( 'wp_insert_post_data', 'auftritt_parent_of_new_page' );

/** The scripts of editor/: each uses what the one before it has put into the global. */
const AUFTRITT_EDITOR = array( 'pickers', 'entries', 'pages', 'transforms', 'blocks' );

function auftritt_register_editor(): void {
	$needs = array( 'wp-a11y', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-edit-post', 'wp-element', 'wp-plugins', 'wp-server-side-render' );
	foreach ( AUFTRITT_EDITOR as $name ) {
		$handle = 'blocks' === $name ? 'auftritt-editor' : "auftritt-editor-$name";
		wp_register_script( $handle, plugins_url( "editor/$name.js", AUFTRITT_FILE ), $needs, AUFTRITT_VERSION, true );
		$needs = array( $handle );
	}
	wp_register_style( 'auftritt-editor', plugins_url( 'editor/blocks.css', AUFTRITT_FILE ), array( 'auftritt' ), AUFTRITT_VERSION );
}

/** A control: the attribute it changes, its kind, its label. Lists are edited in the canvas, all else in the sidebar. */
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
		'auftritt/footer'              => array(
			auftritt_control( 'telephone', 'text', __( 'Telephone', 'auftritt' ) ),
			auftritt_control( 'address', 'textarea', __( 'Address', 'auftritt' ) ),
		),
		'auftritt/inquiry-form'        => array(
			auftritt_control( 'title', 'text', __( 'Heading', 'auftritt' ) ),
			auftritt_control( 'inPlace', 'switch', __( 'Send without a new page', 'auftritt' ) ),
		),
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
					auftritt_control( 'link', 'link', __( 'Address of the page behind “Read more”', 'auftritt' ) ),
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
			'settings'        => __( 'Settings', 'auftritt' ),
			/* translators: %s: what is added, such as “Reference” */
			'add'             => __( 'Add: %s', 'auftritt' ),
			'remove'          => __( 'Remove', 'auftritt' ),
			'choose'          => __( 'Choose from the media library', 'auftritt' ),
			'replace'         => __( 'Replace', 'auftritt' ),
			'removePicture'   => __( 'Remove the picture', 'auftritt' ),
			'alt'             => __( 'Alternative text, wherever this picture is shown', 'auftritt' ),
			'addPictures'     => __( 'Add pictures', 'auftritt' ),
			'format'          => __( 'Format of the pictures', 'auftritt' ),
			'caption'         => __( 'Caption, wherever this picture is shown', 'auftritt' ),
			'drag'            => __( 'Drag, or press an arrow key, to change the order', 'auftritt' ),
			/* translators: 1: new position, 2: number of entries */
			'moved'           => __( 'Moved to place %1$d of %2$d', 'auftritt' ),
			'preview'         => __( 'Preview', 'auftritt' ),
			'page'            => __( 'Page', 'auftritt' ),
			'pagesOrder'      => __( 'The pages of this gallery. Their order is saved at once.', 'auftritt' ),
			'addPage'         => __( 'Add a page here', 'auftritt' ),
			'translationHelp' => __( 'Visitors get from page to page when both are published.', 'auftritt' ),
			'color'           => __( 'Colour in the gallery', 'auftritt' ),
			'translation'     => __( 'The same page in another language', 'auftritt' ),
			'here'            => __( 'Without a choice it is this page.', 'auftritt' ),
		),
		'colors' => array_map( fn ( string $color, string $name ): array => compact( 'color', 'name' ), array_keys( auftritt_colors() ), auftritt_colors() ),
		'hasLanguages' => ! auftritt_has_language_plugin() && auftritt_other_homes(),
		'formats'      => auftritt_formats(),
		'sliders'      => auftritt_sliders(),
	);
	wp_add_inline_script( 'auftritt-editor-' . AUFTRITT_EDITOR[0], 'var auftrittEditor = ' . wp_json_encode( $description ) . ';', 'before' );
}

/** How high the pictures of a slider are. */
function auftritt_formats(): array {
	return array(
		array( 'value' => '', 'label' => __( 'As they are: the slider is as high as the highest', 'auftritt' ) ),
		array( 'value' => 'adaptive', 'label' => __( 'As they are: the slider is as high as each', 'auftritt' ) ),
		array( 'value' => '16/9', 'label' => __( '16:9, cut', 'auftritt' ) ),
		array( 'value' => '3/2', 'label' => __( '3:2, cut', 'auftritt' ) ),
		array( 'value' => '4/3', 'label' => __( '4:3, cut', 'auftritt' ) ),
		array( 'value' => '1/1', 'label' => __( 'Square, cut', 'auftritt' ) ),
	);
}

/** The three sliders, as the inserter offers them. */
function auftritt_sliders(): array {
	return array(
		array( 'kind' => 'image', 'title' => __( 'Image slider', 'auftritt' ), 'description' => __( 'Large pictures, one after another.', 'auftritt' ), 'icon' => 'images-alt', 'keywords' => array( 'slider', 'carousel' ) ),
		array( 'kind' => 'logo', 'title' => __( 'Logo slider', 'auftritt' ), 'description' => __( 'The logos of clients in a row.', 'auftritt' ), 'icon' => 'awards', 'keywords' => array( 'slider', 'carousel' ) ),
		array( 'kind' => 'reference', 'title' => __( 'Reference slider', 'auftritt' ), 'description' => __( 'What clients say, each with a picture.', 'auftritt' ), 'icon' => 'format-quote', 'keywords' => array( 'slider', 'carousel' ) ),
	);
}

/** A page that is added from a gallery stands below that gallery's page. */
function auftritt_parent_of_new_page( array $data ): array {
	$parent = (int) auftritt_parameter( 'auftritt_parent' );
	$is_new = is_admin() && 'auto-draft' === $data['post_status'] && 'page' === $data['post_type'];
	return $is_new && 'page' === get_post_type( $parent ) ? array( ...$data, 'post_parent' => $parent ) : $data;
}
