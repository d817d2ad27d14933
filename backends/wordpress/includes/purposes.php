<?php
// What visitors decide on one by one, and which of it an address waits for.

defined( 'ABSPATH' ) || exit;

/** Purpose → the hosts that it stands for, where the site has such a purpose. */
const AUFTRITT_PURPOSES = array(
	'films'  => '/(^|\.)(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com)$/',
	'maps'   => '/^maps\.google(apis)?\./',
	'fonts'  => '/^(fonts\.(googleapis|gstatic)\.com|use\.typekit\.net)$/',
	'social' => '/(^|\.)(twitter\.com|x\.com|facebook\.(com|net)|instagram\.com|tiktok\.com)$/',
);

/** The purposes that visitors decide on one by one; none: they decide on all that is optional at once. */
function auftritt_purposes(): array {
	/** @param array $purposes the page's JSON `purposes`, such as array( 'films' => array( 'services' => array( 'YouTube' ) ) ) */
	return (array) apply_filters( 'auftritt_purposes', auftritt_chosen_purposes() );
}

/** What an address waits for: the one optional app, or the purpose that its host belongs to. */
function auftritt_purpose_of( string $address ): string {
	$purposes = auftritt_purposes();
	if ( ! $purposes ) {
		return 'analytics';
	}
	$host = strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) );
	foreach ( AUFTRITT_PURPOSES as $purpose => $hosts ) {
		if ( isset( $purposes[ $purpose ] ) && preg_match( $hosts, $host ) ) {
			return $purpose;
		}
	}
	return 'content';
}
