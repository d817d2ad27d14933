<?php
// Inquiries that are kept, where the settings name a period: each is a post that the site's editors read. After
// the period it is deleted; before, it can be exported, and WordPress's tools for personal data find it.

defined( 'ABSPATH' ) || exit;

add_action( 'init', 'auftritt_register_inquiries' );
add_action( 'auftritt_delete_old_inquiries', 'auftritt_delete_old_inquiries' );
add_action( 'update_option_auftritt', 'auftritt_delete_old_inquiries', 10, 0 );
add_action( 'admin_post_auftritt_export_inquiries', 'auftritt_export_inquiries' );
add_action( 'manage_posts_extra_tablenav', 'auftritt_print_export_button' );
add_action( 'admin_notices', 'auftritt_tell_unsent_inquiries' );
add_filter( 'wp_privacy_personal_data_exporters', 'auftritt_personal_data_exporter' );
add_filter( 'wp_privacy_personal_data_erasers', 'auftritt_personal_data_eraser' );

/** Who reads inquiries: those who may edit the pages of others. Nobody writes one in the dashboard. */
const AUFTRITT_READS_INQUIRIES = 'edit_others_pages';

function auftritt_register_inquiries(): void {
	$days = auftritt_setting( 'inquiry_days' );
	register_post_type(
		'auftritt_inquiry',
		array(
			'labels'          => array( 'name' => __( 'Inquiries', 'auftritt' ), 'singular_name' => __( 'Inquiry', 'auftritt' ), 'edit_item' => __( 'Inquiry', 'auftritt' ), 'not_found' => __( 'There are no inquiries.', 'auftritt' ) ),
			'public'          => false,
			'show_ui'         => is_admin() && ( $days > 0 || auftritt_inquiry_ids( 1 ) ),
			'show_in_rest'    => false,
			'menu_icon'       => 'dashicons-email',
			'supports'        => false,
			'capabilities'    => array_fill_keys( array( 'edit_post', 'read_post', 'delete_post', 'edit_posts', 'edit_others_posts', 'delete_posts', 'publish_posts', 'read_private_posts', 'delete_private_posts', 'delete_published_posts', 'delete_others_posts', 'edit_private_posts', 'edit_published_posts' ), AUFTRITT_READS_INQUIRIES ) + array( 'create_posts' => 'do_not_allow' ),
			'map_meta_cap'    => false,
		)
	);
	if ( $days > 0 && ! wp_next_scheduled( 'auftritt_delete_old_inquiries' ) ) {
		wp_schedule_event( time(), 'daily', 'auftritt_delete_old_inquiries' );
	}
}

/** @return int[] the newest inquiries first */
function auftritt_inquiry_ids( int $most = -1, array $more = array() ): array {
	return get_posts( array( 'post_type' => 'auftritt_inquiry', 'post_status' => array( 'private', 'trash' ), 'numberposts' => $most, 'fields' => 'ids', ...$more ) );
}

/**
 * Keeps an inquiry where the settings want it.
 *
 * @param string[] $values  field → what was typed
 * @param bool     $is_sent whether its mail could be handed over
 * @return bool whether it is stored
 */
function auftritt_keep_inquiry( array $values, bool $is_sent ): bool {
	if ( auftritt_setting( 'inquiry_days' ) <= 0 ) {
		return false;
	}
	auftritt_delete_old_inquiries();
	$inquiry = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'auftritt_inquiry',
				'post_status'  => 'private',
				'post_title'   => sanitize_text_field( $values['name'] ?? '' ),
				'post_content' => esc_html( auftritt_inquiry_lines( $values ) ),
				'meta_input'   => array( 'auftritt_inquiry' => $values, 'auftritt_inquiry_email' => strtolower( $values['email'] ?? '' ), 'auftritt_inquiry_sent' => (int) $is_sent, 'auftritt_inquiry_page' => auftritt_shown_page() ),
			)
		)
	);
	return $inquiry > 0;
}

/** Deletes what is older than the settings allow. Without a period nothing new comes, and what is there stays for the administrator. */
function auftritt_delete_old_inquiries(): void {
	$days = auftritt_setting( 'inquiry_days' );
	foreach ( $days > 0 ? auftritt_inquiry_ids( -1, array( 'date_query' => array( array( 'column' => 'post_date_gmt', 'before' => "$days days ago" ) ) ) ) : array() as $inquiry ) {
		wp_delete_post( $inquiry, true );
	}
}

/** What a visitor typed into the fields of an inquiry. */
function auftritt_kept_values( int $inquiry ): array {
	$values = get_post_meta( $inquiry, 'auftritt_inquiry', true );
	return array_filter( is_array( $values ) ? $values : array(), 'is_string' );
}

function auftritt_print_export_button( string $which ): void {
	if ( 'top' === $which && 'edit-auftritt_inquiry' === get_current_screen()->id ) {
		printf( '<a class="button" href="%s">%s</a>', esc_url( wp_nonce_url( admin_url( 'admin-post.php?action=auftritt_export_inquiries' ), 'auftritt_export' ) ), esc_html__( 'Export as CSV', 'auftritt' ) );
	}
}

/** Sends all inquiries as a table. */
function auftritt_export_inquiries(): void {
	if ( ! current_user_can( AUFTRITT_READS_INQUIRIES ) ) {
		wp_die( esc_html__( 'You are not allowed to read inquiries.', 'auftritt' ), 403 );
	}
	check_admin_referer( 'auftritt_export' );
	nocache_headers();
	header( 'Content-Type: text/csv; charset=utf-8' );
	header( 'Content-Disposition: attachment; filename="inquiries.csv"' );
	auftritt_print( auftritt_inquiries_table() );
	exit;
}

/** All inquiries as CSV in UTF-8, the newest first. */
function auftritt_inquiries_table(): string {
	$ids    = auftritt_inquiry_ids( -1, array( 'post_status' => 'private' ) );
	$fields = auftritt_inquiry_fields();
	$names  = array_unique( array( ...array_keys( $fields ), ...array_merge( array(), ...array_map( fn ( int $id ): array => array_keys( auftritt_kept_values( $id ) ), $ids ) ) ) );
	$rows   = array( array( __( 'Date', 'auftritt' ), ...array_map( fn ( string $name ): string => $fields[ $name ]['label'] ?? $name, $names ), __( 'Mailed', 'auftritt' ) ) );
	foreach ( $ids as $id ) {
		$values = auftritt_kept_values( $id );
		$rows[] = array( get_post_time( 'Y-m-d H:i', false, $id ), ...array_map( fn ( string $name ): string => $values[ $name ] ?? '', $names ), get_post_meta( $id, 'auftritt_inquiry_sent', true ) ? __( 'yes', 'auftritt' ) : __( 'no', 'auftritt' ) );
	}
	// A table program would take what begins like this for a formula.
	$cell = fn ( string $text ): string => '"' . str_replace( '"', '""', preg_match( '/^[=+\-@\t\r]/', $text ) ? "'$text" : $text ) . '"';
	return "\u{FEFF}" . implode( "\r\n", array_map( fn ( array $row ): string => implode( ';', array_map( $cell, $row ) ), $rows ) ) . "\r\n";
}

/** Tells those who read them of inquiries whose mail could not be sent. */
function auftritt_tell_unsent_inquiries(): void {
	$unsent = current_user_can( AUFTRITT_READS_INQUIRIES ) && in_array( get_current_screen()->id ?? '', array( 'dashboard', 'edit-auftritt_inquiry', 'settings_page_auftritt' ), true )
		? count( auftritt_inquiry_ids( -1, array( 'post_status' => 'private', 'meta_key' => 'auftritt_inquiry_sent', 'meta_value' => 0 ) ) ) // phpcs:ignore WordPress.DB.SlowDBQuery -- Administrators only.
		: 0;
	if ( $unsent ) {
		/* translators: %d: number of inquiries */
		$text = sprintf( __( 'Inquiries that are stored, but could not be mailed: %d', 'auftritt' ), $unsent );
		printf( '<div class="notice notice-error"><p>%s <a href="%s">%s</a></p></div>', esc_html( $text ), esc_url( admin_url( 'edit.php?post_type=auftritt_inquiry' ) ), esc_html__( 'Inquiries', 'auftritt' ) );
	}
}

/** @return int[] the inquiries of an e-mail address */
function auftritt_inquiries_of( string $email ): array {
	// phpcs:ignore WordPress.DB.SlowDBQuery -- An administrator asks, seldom.
	return auftritt_inquiry_ids( -1, array( 'meta_key' => 'auftritt_inquiry_email', 'meta_value' => strtolower( $email ) ) );
}

function auftritt_personal_data_exporter( array $exporters ): array {
	$export = function ( string $email ): array {
		$fields = auftritt_inquiry_fields();
		$data   = array();
		foreach ( auftritt_inquiries_of( $email ) as $id ) {
			$lines = array( array( 'name' => __( 'Date', 'auftritt' ), 'value' => get_post_time( 'Y-m-d H:i', false, $id ) ) );
			foreach ( auftritt_kept_values( $id ) as $name => $value ) {
				$lines[] = array( 'name' => $fields[ $name ]['label'] ?? $name, 'value' => $value );
			}
			$data[] = array( 'group_id' => 'auftritt', 'group_label' => __( 'Inquiries', 'auftritt' ), 'item_id' => "inquiry-$id", 'data' => $lines );
		}
		return array( 'data' => $data, 'done' => true );
	};
	return array( ...$exporters, 'auftritt' => array( 'exporter_friendly_name' => __( 'Inquiries', 'auftritt' ), 'callback' => $export ) );
}

function auftritt_personal_data_eraser( array $erasers ): array {
	$erase = function ( string $email ): array {
		$found = auftritt_inquiries_of( $email );
		foreach ( $found as $id ) {
			wp_delete_post( $id, true );
		}
		return array( 'items_removed' => (bool) $found, 'items_retained' => false, 'messages' => array(), 'done' => true );
	};
	return array( ...$erasers, 'auftritt' => array( 'eraser_friendly_name' => __( 'Inquiries', 'auftritt' ), 'callback' => $erase ) );
}
