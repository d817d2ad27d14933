<?php
// Settings → Auftritt → "Pages to begin with": one click makes a page with every section, the galleries, a
// contact page and a privacy page, in both languages. The pages belong to the site from then on.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_auftritt_starter', 'auftritt_take_starter' );

/** Who may make the pages: they change menus, settings and parts of the theme, too. */
function auftritt_may_start(): bool {
	return current_user_can( 'manage_options' ) && current_user_can( 'publish_pages' ) && current_user_can( 'edit_theme_options' );
}

/** Whether a page of the site has a block of ours; then nobody needs pages to begin with. */
function auftritt_has_sections(): bool {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- The search of WP_Query would split the text into words; only the settings ask.
	return (bool) $wpdb->get_var( "SELECT ID FROM $wpdb->posts WHERE post_type = 'page' AND post_status NOT IN ( 'trash', 'auto-draft' ) AND post_content LIKE '%<!-- wp:auftritt/%' LIMIT 1" );
}

/** @return array<string, string> the languages beside that of the site, installed ones first: locale → name */
function auftritt_other_languages(): array {
	$locales = array_diff( array( ...get_available_languages(), 'en_US' ), array( auftritt_site_locale() ) );
	$names   = array();
	foreach ( $locales as $locale ) {
		$names[ $locale ] = auftritt_language_name( $locale ) . " ($locale)";
	}
	require_once ABSPATH . 'wp-admin/includes/translation-install.php';
	if ( current_user_can( 'install_languages' ) && wp_can_install_language_pack() ) {
		foreach ( wp_get_available_translations() as $locale => $translation ) {
			$names += array( $locale => "{$translation['native_name']} ($locale)" );
		}
	}
	unset( $names[ auftritt_site_locale() ] );
	return $names;
}

/** Prints what became of the form, and the form where the site needs it. */
function auftritt_print_starter(): void {
	$outcome = match ( auftritt_parameter( 'starter' ) ) {
		'created' => array( 'success', __( 'The pages are there. Replace their words and pictures with your own.', 'auftritt' ) ),
		'drafts'  => array( 'warning', __( 'The pages are there. Auftritt has no words in the second language: its pages are drafts in English until you have translated and published them.', 'auftritt' ) ),
		'exist'   => array( 'info', __( 'A page with sections is there already, so none was created.', 'auftritt' ) ),
		'missing' => array( 'error', __( 'WordPress could not install this language, so no page was created. Try again, or create the pages in one language.', 'auftritt' ) ),
		default   => null,
	};
	if ( $outcome ) {
		printf(
			'<div class="notice notice-%s inline"><p>%s <a href="%s">%s</a></p></div>',
			esc_attr( $outcome[0] ),
			esc_html( $outcome[1] ),
			esc_url( admin_url( 'edit.php?post_type=page' ) ),
			esc_html__( 'All pages', 'auftritt' )
		);
	}
	if ( auftritt_may_start() && ! auftritt_has_sections() ) {
		$pictures = get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 100 ) );
		auftritt_print( auftritt_printed( 'admin/starter-form', array( 'pictures' => $pictures, 'languages' => auftritt_has_language_plugin() ? array() : auftritt_other_languages() ) ) );
	}
}

/** The newest pictures of the media library in the order of their upload, without the logo. @return int[] */
function auftritt_newest_pictures( int $logo ): array {
	$query = array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 24, 'orderby' => 'ID', 'exclude' => array( $logo, (int) get_option( 'site_icon' ) ), 'fields' => 'ids' );
	return array_reverse( array_filter( get_posts( $query ), 'wp_attachment_is_image' ) );
}

/**
 * What the form sent, checked; a wrong value is left empty.
 *
 * @return array{logo: int, telephone: string, address: string, lat: string, lng: string, language: string, theme: bool, intro: bool}
 */
function auftritt_sanitize_starter( mixed $sent ): array {
	$sent   = is_array( $sent ) ? $sent : array();
	$text   = fn ( string $name ): string => is_string( $sent[ $name ] ?? null ) ? sanitize_textarea_field( $sent[ $name ] ) : '';
	$number = fn ( string $name, int $most ): string => is_numeric( $text( $name ) ) && abs( (float) $text( $name ) ) <= $most ? $text( $name ) : '';
	$logo   = auftritt_id( $sent, 'logo' );
	return array(
		'logo'      => wp_attachment_is_image( $logo ) ? $logo : 0,
		'telephone' => preg_match( '/^\+?[\d ()\/.-]{3,40}$/', $text( 'telephone' ) ) ? $text( 'telephone' ) : '',
		'address'   => $text( 'address' ),
		'lat'       => $number( 'lat', 90 ),
		'lng'       => $number( 'lng', 180 ),
		'language'  => isset( auftritt_other_languages()[ $text( 'language' ) ] ) && ! auftritt_has_language_plugin() ? $text( 'language' ) : '',
		'theme'     => ! empty( $sent['theme'] ),
		'intro'     => ! empty( $sent['intro'] ),
	);
}

/** Takes the form, and leads back to the settings. */
function auftritt_take_starter(): void {
	if ( ! auftritt_may_start() ) {
		wp_die( esc_html__( 'You are not allowed to create these pages.', 'auftritt' ), 403 );
	}
	check_admin_referer( 'auftritt_starter' );
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	// Of two clicks, only one finds the lock open.
	$outcome = 'exist';
	if ( WP_Upgrader::create_lock( 'auftritt_starter', MINUTE_IN_SECONDS ) ) {
		try {
			if ( ! auftritt_has_sections() ) {
				$details = auftritt_sanitize_starter( auftritt_posted( 'auftritt_starter' ) );
				$outcome = auftritt_install_language( $details['language'] );
				if ( 'created' === $outcome ) {
					auftritt_start( $details );
					$outcome = $details['language'] && ! auftritt_speaks( $details['language'] ) ? 'drafts' : $outcome;
				}
			}
		} finally {
			WP_Upgrader::release_lock( 'auftritt_starter' );
		}
	}
	if ( 'installed' === $outcome ) {
		// WordPress speaks a new language from the next request on: the browser sends the form once more.
		wp_safe_redirect( admin_url( 'admin-post.php' ), 307 );
		exit;
	}
	wp_safe_redirect( add_query_arg( 'starter', $outcome, admin_url( 'options-general.php?page=auftritt' ) ), 303 );
	exit;
}

/** Sees to it that a language is installed: "created" if it was, "installed" if it is now, "missing" if it cannot be. */
function auftritt_install_language( string $locale ): string {
	if ( '' === $locale || in_array( $locale, array( 'en_US', ...get_available_languages() ), true ) ) {
		return 'created';
	}
	return wp_download_language_pack( $locale ) ? 'installed' : 'missing';
}

/** Moves to the trash what WordPress itself has published at its installation, if nobody has changed it since. */
function auftritt_trash_examples(): void {
	$examples = array_filter(
		array( get_post( 1 ), get_post( 2 ) ),
		fn ( ?WP_Post $post ): bool => $post && 'publish' === $post->post_status && $post->post_date_gmt === $post->post_modified_gmt
	);
	foreach ( $examples as $post ) {
		// The page leads to the dashboard, the post has a comment by WordPress: in each language.
		$is_page = 'page' === $post->post_type && (int) get_option( 'page_on_front' ) !== $post->ID && str_contains( $post->post_content, '/wp-admin/"' );
		if ( $is_page || get_comments( array( 'post_id' => $post->ID, 'author_email' => 'wapuu@wordpress.example', 'count' => true ) ) ) {
			wp_trash_post( $post->ID );
		}
	}
}

/** Makes the pages, and enters them in the settings that are still empty. */
function auftritt_start( array $details ): void {
	auftritt_trash_examples();
	if ( $details['logo'] ) {
		set_theme_mod( 'custom_logo', $details['logo'] );
	}
	$front    = 'page' === get_option( 'show_on_front' ) ? (int) get_option( 'page_on_front' ) : 0;
	$privacy  = (int) get_option( 'wp_page_for_privacy_policy' );
	$is_shown = fn ( int $page ): bool => auftritt_is_public( get_post( $page ?: -1 ) );
	$first    = auftritt_in_locale(
		auftritt_site_locale(),
		fn (): array => auftritt_add_starter_pages( $details, array_filter( array( 'home' => $front, 'privacy' => $privacy ), $is_shown ) )
	);
	update_option( 'page_on_front', $first['home'] );
	update_option( 'show_on_front', 'page' );
	update_option( 'wp_page_for_privacy_policy', $first['privacy'] );
	$settings = array( 'contact_page' => auftritt_setting( 'contact_page' ) ?: $first['contact'], 'first_language' => auftritt_site_locale() );
	$second   = array();
	if ( $details['language'] ) {
		$homes  = auftritt_other_homes();
		$home   = array_filter( array( 'home' => $homes[ $details['language'] ] ?? 0 ), $is_shown );
		$second = auftritt_in_locale( $details['language'], fn (): array => auftritt_add_starter_pages( $details, $home, true ) );
		foreach ( $second as $name => $page ) {
			update_post_meta( $page, 'auftritt_translation', $first[ $name ] );
		}
		$settings['languages'] = auftritt_language_rows( array( ...$homes, $details['language'] => $second['home'] ) );
	}
	auftritt_update_settings( $settings );
	auftritt_in_locale( auftritt_site_locale(), fn () => auftritt_add_starter_menu( 'auftritt', $first ) );
	if ( $second ) {
		auftritt_in_locale( $details['language'], fn () => auftritt_add_starter_menu( auftritt_menu_locations()[ $details['language'] ], $second ) );
	}
	if ( $details['theme'] ) {
		auftritt_in_locale( auftritt_site_locale(), fn () => auftritt_fill_theme( $details ) );
	}
}

/** The pages in the main navigation: those of the galleries too, without the privacy policy and the page of all sections. */
function auftritt_add_starter_menu( string $location, array $pages ): void {
	auftritt_add_menu( $location, __( 'Main navigation', 'auftritt' ), array_values( array_diff_key( $pages, array( 'sections' => 0, 'privacy' => 0 ) ) ) );
}

/** Does something in a language, and returns what it returns. */
function auftritt_in_locale( string $locale, callable $act ): mixed {
	$switched = switch_to_locale( $locale );
	try {
		return $act();
	} finally {
		if ( $switched ) {
			restore_previous_locale();
		}
	}
}

/** Puts the site header and the site footer in place of those of the theme, or the menu and the footer where it has places for them. */
function auftritt_fill_theme( array $details ): void {
	// Until a page of it is seen that lacks something all the same.
	update_option( 'auftritt_missing_places', '?' );
	if ( ! wp_is_block_theme() ) {
		auftritt_fill_classic_theme( $details );
		return;
	}
	auftritt_fill_template_part( 'header', auftritt_header_markup() );
	auftritt_fill_template_part( 'footer', auftritt_pattern( 'footer', array( 'telephone' => $details['telephone'], 'address' => $details['address'] ) ) );
}

/** The key under which a part of the theme keeps what it was filled with: uninstall.php removes one that nobody has changed since. */
const AUFTRITT_FILLED = 'auftritt_filled';

/** Changes a part of a block theme. One that the site has changed already stays as it is. */
function auftritt_fill_template_part( string $slug, string $content ): void {
	$part = get_block_template( get_stylesheet() . "//$slug", 'wp_template_part' );
	if ( ! $part || 'theme' !== $part->source ) {
		return;
	}
	$id = wp_insert_post(
		wp_slash( array( 'post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => $part->title, 'post_content' => $content ) )
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
	wp_set_object_terms( $id, $part->area, 'wp_template_part_area' );
	update_post_meta( $id, AUFTRITT_FILLED, md5( (string) get_post_field( 'post_content', $id ) ) );
}
