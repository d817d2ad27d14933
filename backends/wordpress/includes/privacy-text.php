<?php
// Settings → Privacy → Policy Guide: a text about what the plugin does here, for the site's privacy policy.

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', 'auftritt_suggest_privacy_text' );

function auftritt_suggest_privacy_text(): void {
	$days  = (int) auftritt_setting( 'inquiry_days' );
	$lines = array(
		__( 'We store your decision about optional content in the cookie “klaro” on your device, for 365 days. It holds only which purposes you allow. Without your consent we load nothing from other providers. You can change or withdraw your decision at any time with “Cookie settings” at the end of each page.', 'auftritt' ),
		$days > 0
			/* translators: %d: number of days */
			? sprintf( __( 'What you write in our form is sent to us by e-mail and stored on our server for %d days, then deleted.', 'auftritt' ), $days )
			: __( 'What you write in our form is sent to us by e-mail and not stored on our server.', 'auftritt' ),
	);
	if ( auftritt_setting( 'analytics_id' ) ) {
		$lines[] = __( 'With your consent we count page views with Google Analytics.', 'auftritt' );
	}
	if ( auftritt_setting( 'maps_key' ) ) {
		$lines[] = __( 'Our map is loaded from Google Maps. Google then learns your IP address.', 'auftritt' );
	}
	wp_add_privacy_policy_content( 'Auftritt', wp_kses_post( '<p>' . implode( '</p><p>', $lines ) . '</p>' ) );
}
