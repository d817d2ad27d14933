<?php
// The words of the script in languages other than German and English, which it speaks itself; and those of the plugin,
// which are the same for all regions of such a language.

defined( 'ABSPATH' ) || exit;

add_filter( 'load_translation_file', 'auftritt_translation_file', 10, 3 );

/** Whether the script and the plugin speak a language, by themselves or by words that the site gives them. */
function auftritt_speaks( string $locale ): bool {
	return in_array( strtok( $locale, '_' ), array( 'de', 'en' ), true ) || auftritt_words( $locale );
}

/** The words of the script in a language, by part and name, as in words/fr.json; none in German, in English, and where nobody has any. */
function auftritt_words( string $locale ): array {
	$language = (string) strtok( $locale, '_' );
	$file     = dirname( AUFTRITT_FILE ) . "/words/$language.json";
	$words    = preg_match( '/^[a-z]{2,3}$/', $language ) && is_readable( $file ) ? wp_json_file_decode( $file, array( 'associative' => true ) ) : null;
	/** @param array $words part → name → word; where a language has none, copy docs/languages/fr.json and translate it */
	return (array) apply_filters( 'auftritt_words', is_array( $words ) ? $words : array(), $locale );
}

/**
 * For "fr_CA" the words of "fr": a language has one file, beside those by region that the site has elsewhere. What is by
 * region in our own folder is of an older version, over which the archive was unpacked.
 */
function auftritt_translation_file( string $file, string $domain, ?string $locale = null ): string {
	$ours        = dirname( AUFTRITT_FILE ) . '/languages';
	$of_language = 'auftritt' === $domain ? "$ours/auftritt-" . strtok( (string) ( $locale ?: determine_locale() ), '_' ) . '.l10n.php' : '';
	$is_missing  = ! is_readable( $file ) && ! is_readable( substr( $file, 0, -strlen( '.l10n.php' ) ) . '.mo' );
	$is_for_us   = str_ends_with( $file, '.l10n.php' ) && ( $is_missing || dirname( $file ) === $ours );
	return $of_language && $is_for_us && is_readable( $of_language ) ? $of_language : $file;
}
