<?php
// What the form of sections/form.php is sent to: mails it, and leads back to the page.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_post_auftritt_inquiry', 'auftritt_inquiry' );
add_action( 'admin_post_nopriv_auftritt_inquiry', 'auftritt_inquiry' );

function auftritt_inquiry(): void {
	$fields  = (array) wp_unslash( $_POST['inquiry'] ?? array() );
	$name    = sanitize_text_field( $fields['name'] ?? '' );
	$email   = sanitize_email( $fields['email'] ?? '' );
	$message = sanitize_textarea_field( $fields['message'] ?? '' );
	$human   = '' === ( $fields['website'] ?? '' );
	$sent    = $human && $name && is_email( $email ) && $message && wp_mail(
		get_option( 'admin_email' ),
		/* translators: %s: the name that the visitor gave */
		sprintf( __( 'Inquiry from %s', 'auftritt' ), $name ),
		$message,
		array( "Reply-To: $email" )
	);
	$page = remove_query_arg( 'inquiry', wp_get_referer() ?: home_url( '/' ) );
	wp_safe_redirect( add_query_arg( 'inquiry', $sent ? 'sent' : 'failed', $page ) . '#inquiry' );
	exit;
}
