<?php
// Settings → Auftritt: its fields with what each means, and what the site lacks.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', 'auftritt_settings_menu' );
add_filter( 'plugin_action_links_' . plugin_basename( AUFTRITT_FILE ), 'auftritt_settings_link' );

function auftritt_add_settings_fields(): void {
	$sections = array(
		'inquiries' => array(
			'title'  => __( 'Inquiries', 'auftritt' ),
			'fields' => array(
				'contact_page'      => array( 'page', __( 'Page with the inquiry form', 'auftritt' ), __( 'The galleries and the footer link to it. Without one they have no such link.', 'auftritt' ) ),
				'inquiry_recipient' => array( 'email', __( 'Inquiries go to', 'auftritt' ), __( 'An e-mail address. Left empty: the address of the site’s administrator.', 'auftritt' ) ),
				'inquiry_days'      => array( 'number', __( 'Days that inquiries are kept', 'auftritt' ), __( '0: they are mailed only. Otherwise each is stored in this WordPress beside the mail, under “Inquiries”, and deleted after this many days. An inquiry whose mail cannot be sent is not lost then. Name the period in your privacy policy.', 'auftritt' ) ),
			),
		),
		'consent'   => array(
			'title'  => __( 'Consent and services', 'auftritt' ),
			'fields' => array(
				'purposes'     => array( 'purposes', __( 'What visitors decide on', 'auftritt' ), __( 'Nothing ticked: they decide on all that is optional at once. Ticked: on each of these, and on other content of other hosts.', 'auftritt' ) ),
				'own_hosts'    => array( 'hosts', __( 'Hosts that need no consent', 'auftritt' ), __( 'Your own, such as media.example.org. What every other host serves waits until a visitor agrees.', 'auftritt' ) ),
				'analytics_id' => array( 'text', __( 'Property id of the analytics service', 'auftritt' ), __( 'Of Google Analytics, such as G-XXXXXXX. It measures after a visitor has agreed. Without one nothing is measured, and the switch for analytics is not shown.', 'auftritt' ) ),
				'maps_key'     => array( 'text', __( 'Key of the maps service', 'auftritt' ), __( 'Of Google Maps. Without one the map section shows the address only. With one the map loads when it comes into view; to let it wait, tick “Maps” above.', 'auftritt' ) ),
			),
		),
		'languages' => array(
			'title'  => __( 'Languages', 'auftritt' ),
			'fields' => array(
				'first_language' => array( 'language', __( 'First language', 'auftritt' ), __( 'The language of all pages that are below none of the home pages named here. It stays when the site gets another language.', 'auftritt' ) ),
				'languages'      => array( 'languages', __( 'Further languages', 'auftritt' ), __( 'A home page and the pages below it are in its language. Only languages that are installed: Settings → General → Site Language installs one. Not needed with Polylang or WPML.', 'auftritt' ) ),
			),
		),
		'script'    => array(
			'title'  => __( 'Script', 'auftritt' ),
			'fields' => array(
				'lightbox'       => array( array( 'photoswipe' => 'PhotoSwipe', 'fancybox' => 'Fancybox' ), __( 'Lightbox', 'auftritt' ), __( 'What shows pictures in full size. PhotoSwipe is free. Fancybox needs a licence of your own, and its files in the folder “assets”.', 'auftritt' ) ),
				'request_errors' => array( array( 'recover' => __( 'Show a message and a retry button', 'auftritt' ), 'log' => __( 'Write to the console only', 'auftritt' ) ), __( 'When a request of a gallery fails', 'auftritt' ), '' ),
				'plugin'         => array( 'text', __( 'Namespace of the requests', 'auftritt' ), __( 'Letters, digits and underscores.', 'auftritt' ) ),
			),
		),
	);
	foreach ( $sections as $id => $section ) {
		add_settings_section( $id, $section['title'], '__return_null', 'auftritt' );
		foreach ( $section['fields'] as $name => list( $type, $label, $help ) ) {
			$single = ! in_array( $type, array( 'purposes', 'languages' ), true );
			add_settings_field( "auftritt-$name", $label, 'auftritt_settings_field', 'auftritt', $id, array( 'label_for' => $single ? "auftritt-$name" : '', 'id' => "auftritt-$name", 'name' => $name, 'type' => $type, 'help' => $help ) );
		}
	}
}

/** Prints the control of one field. */
function auftritt_settings_field( array $field ): void {
	$id    = $field['id'];
	$name  = "auftritt[{$field['name']}]";
	$value = auftritt_setting( $field['name'] );
	$type  = is_array( $field['type'] ) ? 'choice' : $field['type'];
	switch ( $type ) {
		case 'page':
			auftritt_page_dropdown( $id, $name, (int) $value );
			break;
		case 'language':
			auftritt_language_dropdown( $id, $name, $value ?: auftritt_site_locale() );
			break;
		case 'languages':
			auftritt_languages_field( $name );
			break;
		case 'purposes':
			foreach ( auftritt_known_purposes() as $purpose => $known ) {
				printf( '<p><label><input type="checkbox" name="%s[]" value="%s"%s> %s</label></p>', esc_attr( $name ), esc_attr( $purpose ), checked( in_array( $purpose, $value, true ), true, false ), esc_html( $known['name'] ) );
			}
			break;
		case 'hosts':
			printf( '<textarea class="regular-text" id="%s" name="%s" rows="3">%s</textarea>', esc_attr( $id ), esc_attr( $name ), esc_textarea( implode( "\n", $value ) ) );
			break;
		case 'choice':
			printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
			foreach ( $field['type'] as $key => $label ) {
				$is_missing = 'fancybox' === $key && ! auftritt_has_fancybox();
				printf( '<option value="%s"%s%s>%s</option>', esc_attr( $key ), selected( $key, $value, false ), disabled( $is_missing, true, false ), esc_html( $label ) );
			}
			echo '</select>';
			break;
		default:
			printf( '<input class="regular-text" type="%s" id="%s" name="%s" value="%s"%s>', esc_attr( $type ), esc_attr( $id ), esc_attr( $name ), esc_attr( $value ), 'number' === $type ? ' min="0" max="3650"' : '' );
	}
	if ( $field['help'] ) {
		printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
	}
}

function auftritt_page_dropdown( string $id, string $name, int $value ): void {
	wp_dropdown_pages( array( 'id' => esc_attr( $id ), 'name' => esc_attr( $name ), 'selected' => (int) $value, 'show_option_none' => '—', 'option_none_value' => 0, 'post_status' => array( 'publish', 'draft', 'private', 'future', 'pending' ) ) );
}

/** A choice of the installed languages; '' is none of them. */
function auftritt_language_dropdown( string $id, string $name, string $value, bool $may_be_none = false ): void {
	printf( '<select id="%s" name="%s">', esc_attr( $id ), esc_attr( $name ) );
	if ( $may_be_none ) {
		echo '<option value="">—</option>';
	}
	foreach ( array_unique( array( 'en_US', ...get_available_languages(), ...array_filter( array( $value ) ) ) ) as $locale ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $locale ), selected( $locale, $value, false ), esc_html( auftritt_language_name( $locale ) . " ($locale)" ) );
	}
	echo '</select>';
}

/** A row for each further language, and an empty one for another. */
function auftritt_languages_field( string $name ): void {
	$homes = auftritt_other_homes();
	$rows  = array( ...array_map( fn ( string $locale, int $home ): array => array( $locale, $home ), array_keys( $homes ), $homes ), array( '', 0 ) );
	foreach ( $rows as $index => list( $locale, $home ) ) {
		/* translators: %d: number of a language */
		printf( '<fieldset><legend class="screen-reader-text">%s</legend>', esc_html( sprintf( __( 'Language %d', 'auftritt' ), $index + 2 ) ) );
		printf( '<label for="auftritt-language-%d">%s</label> ', (int) $index, esc_html__( 'Language', 'auftritt' ) );
		auftritt_language_dropdown( "auftritt-language-$index", "{$name}[$index][locale]", $locale, true );
		printf( ' <label for="auftritt-home-%d">%s</label> ', (int) $index, esc_html__( 'Home page', 'auftritt' ) );
		auftritt_page_dropdown( "auftritt-home-$index", "{$name}[$index][home]", $home );
		echo '</fieldset>';
	}
}

function auftritt_settings_menu(): void {
	add_options_page( 'Auftritt', 'Auftritt', 'manage_options', 'auftritt', 'auftritt_settings_page' );
}

function auftritt_settings_link( array $links ): array {
	return array( sprintf( '<a href="%s">%s</a>', esc_url( admin_url( 'options-general.php?page=auftritt' ) ), esc_html__( 'Settings', 'auftritt' ) ), ...$links );
}

/** What the site lacks: a sentence, the address where it is mended, and the words that lead there. */
function auftritt_lacks(): array {
	$lacks = array();
	if ( ! get_privacy_policy_url() ) {
		$lacks[] = array( __( 'The consent notice links to the privacy policy, and this site has none yet.', 'auftritt' ), 'options-privacy.php', __( 'Choose the page', 'auftritt' ) );
	}
	foreach ( auftritt_other_homes() as $locale => $home ) {
		if ( ! auftritt_is_public( get_post( $home ) ) ) {
			/* translators: %s: name of a language */
			$lacks[] = array( sprintf( __( 'Visitors cannot see the home page of this language, so the menu leaves the language out: %s', 'auftritt' ), auftritt_language_name( $locale ) ), 'edit.php?post_type=page', __( 'All pages', 'auftritt' ) );
		}
	}
	foreach ( auftritt_has_language_plugin() ? array() : array( auftritt_site_locale(), ...array_keys( auftritt_other_homes() ) ) as $locale ) {
		if ( ! auftritt_speaks( $locale ) ) {
			/* translators: %s: name of a language */
			$lacks[] = array( sprintf( __( 'Auftritt has no words in this language. The consent notice and the messages are in German there, and forms in English, until the filter “auftritt_words” and a translation of the plugin give it some: %s', 'auftritt' ), auftritt_language_name( $locale ) ), 'options-general.php?page=auftritt#auftritt-first_language', __( 'Languages', 'auftritt' ) );
		}
	}
	foreach ( auftritt_menu_locations() as $locale => $location ) {
		if ( ! has_nav_menu( $location ) && auftritt_has_sections() ) {
			/* translators: %s: name of a language */
			$lacks[] = array( sprintf( __( 'The main navigation lists every page that is published, since it has no menu of its own: %s', 'auftritt' ), auftritt_language_name( $locale ?: auftritt_site_locale() ) ), 'nav-menus.php', __( 'Make a menu', 'auftritt' ) );
		}
	}
	return $lacks;
}

function auftritt_settings_page(): void {
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php foreach ( auftritt_lacks() as list( $text, $where, $link ) ) : ?>
			<div class="notice notice-warning inline"><p><?php echo esc_html( $text ); ?> <a href="<?php echo esc_url( admin_url( $where ) ); ?>"><?php echo esc_html( $link ); ?></a></p></div>
		<?php endforeach; ?>
		<?php auftritt_print_starter(); ?>
		<form action="options.php" method="post">
			<?php settings_fields( 'auftritt' ); ?>
			<?php do_settings_sections( 'auftritt' ); ?>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
