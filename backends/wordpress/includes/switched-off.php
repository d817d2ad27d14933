<?php
// As long as the plugin is switched off, its blocks print nothing: the theme has its own header and footer then, and gets
// ours back with the plugin. An update is no switch.

defined( 'ABSPATH' ) || exit;

register_deactivation_hook( AUFTRITT_FILE, fn () => auftritt_set_filled_parts( 'publish', 'pending' ) );
register_activation_hook( AUFTRITT_FILE, fn () => auftritt_set_filled_parts( 'pending', 'publish' ) );

/** Gives the parts that we filled, and nobody has changed since, another status: WordPress prints those alone that are published. */
function auftritt_set_filled_parts( string $from, string $to ): void {
	// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- A theme has few parts, and this runs once.
	$parts = get_posts( array( 'post_type' => 'wp_template_part', 'post_status' => $from, 'numberposts' => -1, 'meta_key' => AUFTRITT_FILLED ) );
	foreach ( $parts as $part ) {
		$theme = wp_get_post_terms( $part->ID, 'wp_theme', array( 'fields' => 'slugs' ) )[0] ?? '';
		// What somebody has put in its place meanwhile stays.
		$is_taken = 'publish' === $to && ( get_block_template( "$theme//{$part->post_name}", 'wp_template_part' )->wp_id ?? 0 );
		if ( ! $is_taken && md5( $part->post_content ) === get_post_meta( $part->ID, AUFTRITT_FILLED, true ) ) {
			wp_update_post( array( 'ID' => $part->ID, 'post_status' => $to ) );
		}
	}
}
