<?php
// Removes all that the plugin has written, on every site of the installation.

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

function auftritt_forget(): void {
	global $wpdb;
	delete_option( 'auftritt' );
	delete_option( 'auftritt_missing_places' );
	wp_clear_scheduled_hook( 'auftritt_delete_old_inquiries' );
	foreach ( get_posts( array( 'post_type' => 'auftritt_inquiry', 'post_status' => array( 'private', 'trash' ), 'numberposts' => -1, 'fields' => 'ids' ) ) as $inquiry ) {
		wp_delete_post( $inquiry, true );
	}
	// The theme's header and footer come back where nobody has changed ours.
	// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- A theme has few parts, and this runs once.
	foreach ( get_posts( array( 'post_type' => 'wp_template_part', 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => 'auftritt_filled' ) ) as $part ) {
		if ( md5( $part->post_content ) === get_post_meta( $part->ID, 'auftritt_filled', true ) ) {
			wp_delete_post( $part->ID, true );
		}
	}
	delete_post_meta_by_key( 'auftritt_filled' );
	delete_post_meta_by_key( 'auftritt_color' );
	delete_post_meta_by_key( 'auftritt_translation' );
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress lists no transients by the beginning of their names.
	$transients = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE '\_transient\_auftritt\_%'" );
	foreach ( $transients as $transient ) {
		delete_transient( substr( $transient, strlen( '_transient_' ) ) );
	}
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Those of other themes too.
	$themes = $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'theme\_mods\_%'" );
	foreach ( $themes as $theme ) {
		$mods = get_option( $theme );
		if ( is_array( $mods['nav_menu_locations'] ?? null ) ) {
			$mods['nav_menu_locations'] = array_filter( $mods['nav_menu_locations'], fn ( string $location ): bool => ! preg_match( '/^auftritt(-|$)/', $location ), ARRAY_FILTER_USE_KEY );
			update_option( $theme, $mods );
		}
	}
}

foreach ( is_multisite() ? get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) : array( get_current_blog_id() ) as $site ) {
	is_multisite() && switch_to_blog( $site );
	auftritt_forget();
	is_multisite() && restore_current_blog();
}
