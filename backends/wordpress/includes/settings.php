<?php
// Settings → Auftritt: one option, "auftritt", with a checked value for each field.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'auftritt_register_settings' );
add_action( 'admin_menu', 'auftritt_settings_menu' );
add_filter( 'plugin_action_links_' . plugin_basename( AUFTRITT_FILE ), 'auftritt_settings_link' );

/** The value of each field that nobody has filled in. */
function auftritt_default_settings(): array {
	return array(
		'plugin'            => 'tx_gallery_references',
		'request_errors'    => 'recover',
		'maps_key'          => '',
		'analytics_id'      => '',
		'contact_page'      => 0,
		'inquiry_recipient' => '',
		'module'            => false,
		'second_language'   => '',
		'second_home'       => 0,
	);
}

/** The value of a field, such as 'maps_key'. */
function auftritt_setting( string $name ): string|int|bool {
	$stored  = get_option( 'auftritt' );
	$default = auftritt_default_settings()[ $name ];
	$value   = is_array( $stored ) && isset( $stored[ $name ] ) ? $stored[ $name ] : $default;
	return gettype( $value ) === gettype( $default ) ? $value : $default;
}

/** What a form may store: each field is checked, and a wrong one keeps its default. */
function auftritt_sanitize_settings( mixed $given ): array {
	$given = is_array( $given ) ? $given : array();
	$text  = fn ( string $name, string $pattern ): string =>
		is_string( $given[ $name ] ?? null ) && preg_match( $pattern, trim( $given[ $name ] ) )
			? trim( $given[ $name ] )
			: auftritt_default_settings()[ $name ];
	$page  = fn ( string $name ): int => is_scalar( $given[ $name ] ?? null ) ? absint( $given[ $name ] ) : 0;
	$email = is_string( $given['inquiry_recipient'] ?? null ) ? sanitize_email( $given['inquiry_recipient'] ) : '';
	return array(
		'plugin'            => $text( 'plugin', '/^\w+$/' ),
		'request_errors'    => $text( 'request_errors', '/^(log|recover)$/' ),
		'maps_key'          => $text( 'maps_key', '/^[\w-]*$/' ),
		'analytics_id'      => $text( 'analytics_id', '/^[\w-]*$/' ),
		'contact_page'      => $page( 'contact_page' ),
		'inquiry_recipient' => $email,
		'module'            => ! empty( $given['module'] ),
		'second_language'   => $text( 'second_language', '/^[a-z]{2,3}(_[A-Za-z]+)*$/' ),
		'second_home'       => $page( 'second_home' ),
	);
}

function auftritt_register_settings(): void {
	register_setting(
		'auftritt',
		'auftritt',
		array(
			'type'              => 'array',
			'sanitize_callback' => 'auftritt_sanitize_settings',
			'default'           => auftritt_default_settings(),
		)
	);
	$sections = array(
		'sections'  => array(
			'title'  => __( 'Sections', 'auftritt' ),
			'fields' => array(
				'contact_page'      => array( 'page', __( 'Page with the inquiry form', 'auftritt' ), __( 'The galleries link to it. Without one they have no such link.', 'auftritt' ) ),
				'inquiry_recipient' => array( 'email', __( 'Inquiries go to', 'auftritt' ), __( 'An e-mail address. Left empty: the address of the site’s administrator.', 'auftritt' ) ),
				'maps_key'          => array( 'text', __( 'Key of the maps service', 'auftritt' ), __( 'Without one the map section shows the address only.', 'auftritt' ) ),
				'analytics_id'      => array( 'text', __( 'Property id of the analytics service', 'auftritt' ), __( 'Such as G-XXXXXXX. Without one nothing is measured.', 'auftritt' ) ),
			),
		),
		'languages' => array(
			'title'  => __( 'Second language', 'auftritt' ),
			'fields' => array(
				'second_home'     => array( 'page', __( 'Home page in the second language', 'auftritt' ), __( 'This page and the pages below it are in the second language. Not needed with Polylang or WPML.', 'auftritt' ) ),
				'second_language' => array( 'language', __( 'Second language', 'auftritt' ), __( 'Only languages that are installed: Settings → General → Site Language installs one.', 'auftritt' ) ),
			),
		),
		'requests'  => array(
			'title'  => __( 'Script', 'auftritt' ),
			'fields' => array(
				'request_errors' => array( 'errors', __( 'When a request of a gallery fails', 'auftritt' ), '' ),
				'plugin'         => array( 'text', __( 'Namespace of the requests', 'auftritt' ), __( 'Letters, digits and underscores.', 'auftritt' ) ),
				'module'         => array( 'checkbox', __( 'Include the script as a module', 'auftritt' ), '' ),
			),
		),
	);
	foreach ( $sections as $id => $section ) {
		add_settings_section( $id, $section['title'], '__return_null', 'auftritt' );
		foreach ( $section['fields'] as $name => list( $type, $label, $help ) ) {
			add_settings_field(
				"auftritt-$name",
				$label,
				'auftritt_settings_field',
				'auftritt',
				$id,
				array( 'label_for' => "auftritt-$name", 'name' => $name, 'type' => $type, 'help' => $help )
			);
		}
	}
}

/** Prints the control of one field. */
function auftritt_settings_field( array $field ): void {
	$id    = $field['label_for'];
	$name  = "auftritt[{$field['name']}]";
	$value = auftritt_setting( $field['name'] );
	switch ( $field['type'] ) {
		case 'page':
			wp_dropdown_pages( array( 'id' => esc_attr( $id ), 'name' => esc_attr( $name ), 'selected' => (int) $value, 'show_option_none' => '—', 'option_none_value' => 0 ) );
			break;
		case 'language':
			wp_dropdown_languages( array( 'id' => $id, 'name' => $name, 'selected' => $value, 'languages' => get_available_languages(), 'show_available_translations' => false, 'explicit_option_en_us' => true ) );
			break;
		case 'errors':
			printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
			foreach ( array( 'recover' => __( 'Show a message and a retry button', 'auftritt' ), 'log' => __( 'Write to the console only', 'auftritt' ) ) as $key => $label ) {
				printf( '<option value="%s"%s>%s</option>', esc_attr( $key ), selected( $key, $value, false ), esc_html( $label ) );
			}
			echo '</select>';
			break;
		case 'checkbox':
			printf( '<input type="checkbox" id="%s" name="%s" value="1"%s>', esc_attr( $id ), esc_attr( $name ), checked( $value, true, false ) );
			break;
		default:
			printf( '<input class="regular-text" type="%s" id="%s" name="%s" value="%s">', esc_attr( $field['type'] ), esc_attr( $id ), esc_attr( $name ), esc_attr( $value ) );
	}
	if ( $field['help'] ) {
		printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
	}
}

function auftritt_settings_menu(): void {
	add_options_page( 'Auftritt', 'Auftritt', 'manage_options', 'auftritt', 'auftritt_settings_page' );
}

function auftritt_settings_link( array $links ): array {
	return array( sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=auftritt' ) ), esc_html__( 'Settings', 'auftritt' ) ), ...$links );
}

function auftritt_settings_page(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php if ( ! get_privacy_policy_url() ) : ?>
			<div class="notice notice-warning inline">
				<p>
					<?php esc_html_e( 'The consent notice links to the privacy policy, and this site has none yet.', 'auftritt' ); ?>
					<a href="<?php echo esc_url( admin_url( 'options-privacy.php' ) ); ?>"><?php esc_html_e( 'Choose the page', 'auftritt' ); ?></a>
				</p>
			</div>
		<?php endif; ?>
		<?php auftritt_print_starter(); ?>
		<form action="options.php" method="post">
			<?php settings_fields( 'auftritt' ); ?>
			<?php do_settings_sections( 'auftritt' ); ?>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
