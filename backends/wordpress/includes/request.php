<?php
// What visitors send, without the backslashes that WordPress adds. Whoever asks for it checks the nonce,
// where there is one, and the value.

defined( 'ABSPATH' ) || exit;

/** A posted field: text, or an array of anything; null where it was not sent. */
function auftritt_posted( string $name ): mixed {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- see the head of this file.
	return isset( $_POST[ $name ] ) ? wp_unslash( $_POST[ $name ] ) : null;
}

/** A parameter of the address, as a key of lower-case letters, digits, hyphens and underscores; '' without one. */
function auftritt_parameter( string $name ): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It chooses which message is shown, and changes nothing.
	$value = isset( $_GET[ $name ] ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	return sanitize_key( $value );
}
