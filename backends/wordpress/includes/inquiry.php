<?php
// The inquiry form: one table of fields, from which both the controls and the checks on the server come.
// A refused form is shown again with all that was typed.

defined( 'ABSPATH' ) || exit;

add_action( 'template_redirect', 'auftritt_take_inquiry' );

/**
 * The fields, in their order. "autocomplete" is HTML's; lengths are in UTF-16 units, as browsers count.
 *
 * @return array<string, array{label: string, type: string, required: bool, minlength: int, maxlength: int, autocomplete: string, help: string}>
 */
function auftritt_inquiry_fields(): array {
	$plain  = array( 'type' => 'text', 'required' => false, 'minlength' => 0, 'maxlength' => 200, 'autocomplete' => 'off', 'help' => '' );
	$fields = array(
		'name'    => array( 'label' => __( 'Name', 'auftritt' ), 'required' => true, 'autocomplete' => 'name' ),
		'email'   => array( 'label' => __( 'E-mail', 'auftritt' ), 'type' => 'email', 'required' => true, 'maxlength' => 254, 'autocomplete' => 'email' ),
		'phone'   => array( 'label' => __( 'Telephone', 'auftritt' ), 'type' => 'tel', 'maxlength' => 40, 'autocomplete' => 'tel', 'help' => __( 'If you would like us to call you.', 'auftritt' ) ),
		'message' => array( 'label' => __( 'Message', 'auftritt' ), 'type' => 'textarea', 'required' => true, 'minlength' => 20, 'maxlength' => 5000, 'help' => __( 'At least 20 characters.', 'auftritt' ) ),
	);
	/** @param array $fields name → label, type, required, minlength, maxlength, autocomplete, help */
	$fields = (array) apply_filters( 'auftritt_inquiry_fields', $fields );
	return array_map( fn ( array $field ): array => array( ...$plain, ...$field ), $fields );
}

/** What was sent for each field, as text; an array or nothing is ''. */
function auftritt_inquiry_values( mixed $sent ): array {
	$sent   = is_array( $sent ) ? $sent : array();
	$values = array();
	foreach ( auftritt_inquiry_fields() as $name => $field ) {
		$value           = is_string( $sent[ $name ] ?? null ) ? wp_check_invalid_utf8( $sent[ $name ] ) : '';
		$values[ $name ] = auftritt_inquiry_text( $value, 'textarea' === $field['type'] );
	}
	return $values;
}

/** Text without control characters. Whatever ends a line becomes a line feed, or a space where one line is asked for. */
function auftritt_inquiry_text( string $value, bool $has_lines ): string {
	$value = preg_replace( '/\r\n|[\r\n\x0B\f\x{85}\x{2028}\x{2029}]/u', $has_lines ? "\n" : ' ', $value );
	return preg_replace( '/[^\P{Cc}\n\t]/u', '', $value );
}

/** The length as a browser counts it. */
function auftritt_length( string $text ): int {
	return intdiv( strlen( mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ) ), 2 );
}

/** What is wrong with a field; '' where nothing is. */
function auftritt_inquiry_error( array $field, string $value ): string {
	if ( '' === trim( $value ) ) {
		return $field['required'] ? __( 'Please fill in this field.', 'auftritt' ) : '';
	}
	if ( 'email' === $field['type'] && ! is_email( $value ) ) {
		return __( 'Please enter an e-mail address, such as name@example.org.', 'auftritt' );
	}
	if ( auftritt_length( $value ) < $field['minlength'] ) {
		/* translators: %d: number of characters */
		return sprintf( __( 'Please write at least %d characters.', 'auftritt' ), $field['minlength'] );
	}
	if ( auftritt_length( $value ) > $field['maxlength'] ) {
		/* translators: %d: number of characters */
		return sprintf( __( 'Please write at most %d characters.', 'auftritt' ), $field['maxlength'] );
	}
	return '';
}

/**
 * What became of the inquiry of this request. "notice" is '' where none was sent.
 *
 * @return array{notice: string, since: string, values: array<string, string>, errors: array<string, string>}
 */
function auftritt_inquiry( ?array $outcome = null ): array {
	static $current = null;
	$current = $outcome ?? $current ?? array(
		'notice' => 'sent' === auftritt_parameter( 'inquiry' ) ? 'sent' : '',
		'since'  => auftritt_inquiry_since( time() ),
		'values' => auftritt_inquiry_values( null ),
		'errors' => array(),
	);
	return $current;
}

/** Takes an inquiry: mails it and leads to a page that can be reloaded, or says why not. */
function auftritt_take_inquiry(): void {
	$sent = auftritt_posted( 'auftritt_inquiry' );
	if ( null === $sent ) {
		return;
	}
	$values = auftritt_inquiry_values( $sent );
	$errors = array();
	foreach ( auftritt_inquiry_fields() as $name => $field ) {
		$errors[ $name ] = auftritt_inquiry_error( $field, $values[ $name ] );
	}
	$errors = array_filter( $errors );
	nocache_headers();
	$notice = auftritt_inquiry_refusal( is_array( $sent ) ? $sent : array(), $values, $errors );
	$is_sent = '' === $notice && auftritt_mail_inquiry( $values );
	$is_kept = '' === $notice && auftritt_keep_inquiry( $values, $is_sent );
	if ( $is_sent || $is_kept ) {
		// The browser stays at the form whose address it has posted to.
		wp_safe_redirect( add_query_arg( 'inquiry', 'sent', auftritt_inquiry_address() ), 303 );
		exit;
	}
	// Whoever corrects what was refused needs no time for the whole form again.
	$since = is_array( $sent ) ? auftritt_text( $sent, 'since' ) : '';
	$since = hash_equals( auftritt_inquiry_since( (int) strtok( $since, '-' ) ), $since ) ? $since : auftritt_inquiry_since( time() );
	auftritt_inquiry( array( 'notice' => $notice ?: 'unsent', 'since' => $since, 'values' => $values, 'errors' => $errors ) );
}

/** Why an inquiry is not mailed: "expired", "doubtful", "invalid" or "often"; '' where it may be. */
function auftritt_inquiry_refusal( array $sent, array $values, array $errors ): string {
	$nonce = $sent['nonce'] ?? '';
	if ( ! is_string( $nonce ) || ! wp_verify_nonce( $nonce, 'auftritt_inquiry' ) ) {
		return 'expired';
	}
	if ( $errors ) {
		return 'invalid';
	}
	if ( auftritt_inquiry_is_doubtful( $sent, $values ) ) {
		return 'doubtful';
	}
	return auftritt_inquiry_is_often() ? 'often' : '';
}

/** When a form was printed, with a sign that only this site can give. */
function auftritt_inquiry_since( int $time ): string {
	return "$time-" . substr( wp_hash( "auftritt_inquiry $time", 'nonce' ), 0, 12 );
}

/** Whether an inquiry looks as those of programs do: a field is filled in that nobody sees, it took no time, or it advertises. */
function auftritt_inquiry_is_doubtful( array $sent, array $values ): bool {
	$since = is_string( $sent['since'] ?? null ) ? $sent['since'] : '';
	$time  = (int) strtok( $since, '-' );
	$text  = implode( "\n", $values );
	/** @param int $seconds that a person needs at least for the form */
	$took  = hash_equals( auftritt_inquiry_since( $time ), $since ) && time() - $time >= (int) apply_filters( 'auftritt_inquiry_seconds', 3 );
	$spam  = '' !== ( $sent['website'] ?? '' ) || ! $took || preg_match_all( '#https?://|www\.#i', $text ) > 2 || preg_match( '#\[(url|link)[=\]]|<a\s+href#i', $text );
	/**
	 * For a service such as Akismet, or the answer of a captcha.
	 *
	 * @param bool     $spam   whether the inquiry is refused
	 * @param string[] $values field → what was typed
	 * @param array    $sent   all that the form sent, unchecked
	 */
	return (bool) apply_filters( 'auftritt_inquiry_is_spam', (bool) $spam, $values, $sent );
}

/** Counts this inquiry; true where this address has sent too many within the hour. */
function auftritt_inquiry_is_often(): bool {
	$from  = sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) );
	$key   = 'auftritt_' . substr( wp_hash( $from ), 0, 20 );
	$count = (int) get_transient( $key ) + 1;
	set_transient( $key, $count, HOUR_IN_SECONDS );
	/** @param int $limit inquiries from one address within an hour */
	return $count > (int) apply_filters( 'auftritt_inquiry_limit', 10 );
}

/** An inquiry as plain text. */
function auftritt_inquiry_lines( array $values ): string {
	$lines = array();
	foreach ( auftritt_inquiry_fields() as $name => $field ) {
		// Further lines are set in: none of them looks like that of another field.
		$lines[] = "{$field['label']}: " . str_replace( "\n", "\n    ", $values[ $name ] );
	}
	return implode( "\n", $lines );
}

/** Mails an inquiry; false where the mail could not be handed over. */
function auftritt_mail_inquiry( array $values ): bool {
	$reply = is_email( $values['email'] ?? '' );
	return wp_mail(
		auftritt_setting( 'inquiry_recipient' ) ?: get_option( 'admin_email' ),
		/* translators: %s: the name that the visitor gave */
		sprintf( __( 'Inquiry from %s', 'auftritt' ), sanitize_text_field( $values['name'] ?? '' ) ),
		auftritt_inquiry_lines( $values ),
		$reply ? array( "Reply-To: $reply" ) : array()
	);
}

/** The attributes by which a browser checks what the server checks, escaped. */
function auftritt_field_attributes( array $field, string $id, string $error ): string {
	$attributes = array(
		'required'         => $field['required'],
		'minlength'        => $field['minlength'],
		'maxlength'        => $field['maxlength'],
		'autocomplete'     => $field['autocomplete'],
		'aria-describedby' => $error || $field['help'] ? "$id-help" : '',
		'aria-invalid'     => $error ? 'true' : '',
	);
	$html = '';
	foreach ( array_filter( $attributes ) as $name => $value ) {
		$html .= true === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html;
}

/** What the form says to the visitor. */
function auftritt_inquiry_message( string $notice ): string {
	return match ( $notice ) {
		'sent'     => __( 'Thank you. Your message has been sent.', 'auftritt' ),
		'invalid'  => __( 'Your message has not been sent. Please check the marked fields.', 'auftritt' ),
		'expired'  => __( 'Your message has not been sent, since this page had been open for too long. Please send it again.', 'auftritt' ),
		'doubtful' => __( 'Your message has not been sent. Please read it once more and send it again, without web addresses if it has some, or call us.', 'auftritt' ),
		'often'    => __( 'Your message has not been sent, since too many came from your connection. Please try again in an hour.', 'auftritt' ),
		'unsent'   => __( 'Your message could not be sent. The fault is ours. Please try again later, or call us.', 'auftritt' ),
		default    => '',
	};
}

/** The address of the page that is shown, without its host. */
function auftritt_inquiry_address(): string {
	return '/' . ltrim( remove_query_arg( 'inquiry' ), '/\\' );
}
