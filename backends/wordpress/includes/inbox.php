<?php
// The inquiries that are kept, in the dashboard: a list with columns, and a view with an answer by mail.

defined( 'ABSPATH' ) || exit;

add_filter( 'manage_auftritt_inquiry_posts_columns', 'auftritt_inbox_columns' );
add_action( 'manage_auftritt_inquiry_posts_custom_column', 'auftritt_inbox_cell', 10, 2 );
add_filter( 'post_row_actions', 'auftritt_inbox_actions', 10, 2 );
add_action( 'add_meta_boxes_auftritt_inquiry', 'auftritt_inbox_boxes' );
add_filter( 'display_post_states', fn ( array $states, WP_Post $post ): array => 'auftritt_inquiry' === $post->post_type ? auftritt_inbox_states( $post ) : $states, 10, 2 );
add_filter( 'post_date_column_status', fn ( string $status, WP_Post $post ): string => 'auftritt_inquiry' === $post->post_type ? '' : $status, 10, 2 );
// Several people read an inquiry at a time: nobody is asked to take it over.
add_filter( 'update_post_metadata', fn ( mixed $check, int $post, string $key ): mixed => '_edit_lock' === $key && 'auftritt_inquiry' === get_post_type( $post ) ? false : $check, 10, 3 );

/** What became of the mail of an inquiry, in the language of who reads it; nothing where it was sent. */
function auftritt_inbox_states( WP_Post $inquiry ): array {
	return '0' === get_post_meta( $inquiry->ID, 'auftritt_inquiry_sent', true ) ? array( __( 'not mailed', 'auftritt' ) ) : array();
}

function auftritt_inbox_columns( array $columns ): array {
	return array(
		'cb'       => $columns['cb'] ?? '',
		'title'    => __( 'Name', 'auftritt' ),
		'email'    => __( 'E-mail', 'auftritt' ),
		'message'  => __( 'Message', 'auftritt' ),
		'page'     => __( 'Page', 'auftritt' ),
		'language' => __( 'Language', 'auftritt' ),
		'date'     => $columns['date'] ?? '',
	);
}

function auftritt_inbox_cell( string $column, int $inquiry ): void {
	$values = auftritt_kept_values( $inquiry );
	$page   = (int) get_post_meta( $inquiry, 'auftritt_inquiry_page', true );
	switch ( $column ) {
		case 'email':
			auftritt_print_answer( $inquiry, $values['email'] ?? '' );
			break;
		case 'message':
			echo esc_html( wp_html_excerpt( $values['message'] ?? '', 120, '…' ) );
			break;
		case 'page':
			echo $page ? esc_html( auftritt_title( $page ) ) : '—';
			break;
		case 'language':
			echo $page ? esc_html( auftritt_language_name( auftritt_page_locale( $page ) ) ) : '—';
			break;
	}
}

/** A link that opens the mail program with an answer to an inquiry; nothing without a right address. */
function auftritt_print_answer( int $inquiry, string $label, string $css = '' ): void {
	$values = auftritt_kept_values( $inquiry );
	if ( ! is_email( $values['email'] ?? '' ) ) {
		return;
	}
	/* translators: %s: name of the site */
	$subject = sprintf( __( 'Your inquiry to %s', 'auftritt' ), wp_specialchars_decode( (string) get_bloginfo( 'name' ), ENT_QUOTES ) );
	$quoted  = "\r\n\r\n> " . str_replace( "\n", "\r\n> ", wp_html_excerpt( $values['message'] ?? '', 1000, '…' ) );
	printf( '<a class="%s" href="%s">%s</a>', esc_attr( $css ), esc_attr( 'mailto:' . rawurlencode( $values['email'] ) . '?subject=' . rawurlencode( $subject ) . '&body=' . rawurlencode( $quoted ) ), esc_html( $label ) );
}

/** An inquiry is read, and not changed. */
function auftritt_inbox_actions( array $actions, WP_Post $post ): array {
	if ( 'auftritt_inquiry' !== $post->post_type ) {
		return $actions;
	}
	$read = array( 'read' => sprintf( '<a href="%s">%s</a>', esc_url( (string) get_edit_post_link( $post ) ), esc_html__( 'Read', 'auftritt' ) ) );
	return 'trash' === $post->post_status ? $actions : array( ...$read, ...array_intersect_key( $actions, array( 'trash' => 0 ) ) );
}

function auftritt_inbox_boxes( WP_Post $inquiry ): void {
	remove_meta_box( 'submitdiv', 'auftritt_inquiry', 'side' );
	remove_meta_box( 'slugdiv', 'auftritt_inquiry', 'normal' );
	add_meta_box( 'auftritt-inquiry', implode( ', ', array( auftritt_title( $inquiry ), get_the_date( '', $inquiry ), ...auftritt_inbox_states( $inquiry ) ) ), 'auftritt_print_inquiry', 'auftritt_inquiry', 'normal', 'high' );
}

/** What a visitor wrote, with the ways on. */
function auftritt_print_inquiry( WP_Post $inquiry ): void {
	$fields = auftritt_inquiry_fields();
	echo '<dl>';
	foreach ( array_filter( auftritt_kept_values( $inquiry->ID ) ) as $name => $value ) {
		printf( '<dt><strong>%s</strong></dt><dd style="white-space: pre-wrap; margin: 0 0 1em">%s</dd>', esc_html( $fields[ $name ]['label'] ?? $name ), esc_html( $value ) );
	}
	echo '</dl><p>';
	auftritt_print_answer( $inquiry->ID, __( 'Answer by e-mail', 'auftritt' ), 'button button-primary' );
	printf( ' <a class="button-link button-link-delete" href="%s">%s</a></p>', esc_url( (string) get_delete_post_link( $inquiry ) ), esc_html__( 'Delete', 'auftritt' ) );
}
