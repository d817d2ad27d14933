<?php
/**
 * Plugin Name: Auftritt
 * Description: The script tag, the sections as blocks and patterns, consent for third-party content, and the answers to the gallery's requests.
 * Version: 2.0.0
 * Requires at least: 6.5
 * Requires PHP: 8.1
 * License: MIT AND BSD-2-Clause AND BSD-3-Clause
 * License URI: https://opensource.org/license/mit
 * Text Domain: auftritt
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

const AUFTRITT_VERSION = '2.0.0';

const AUFTRITT_FILE = __FILE__;

require __DIR__ . '/includes/request.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/languages.php';
require __DIR__ . '/includes/translations.php';
require __DIR__ . '/includes/polylang-data.php';
require __DIR__ . '/includes/words.php';
require __DIR__ . '/includes/script.php';
require __DIR__ . '/includes/styles.php';
require __DIR__ . '/includes/optimisers.php';
require __DIR__ . '/includes/pictures.php';
require __DIR__ . '/includes/galleries.php';
require __DIR__ . '/includes/gallery-blocks.php';
require __DIR__ . '/includes/gallery-calls.php';
require __DIR__ . '/includes/inquiry.php';
require __DIR__ . '/includes/inquiries.php';
require __DIR__ . '/includes/inbox.php';
require __DIR__ . '/includes/privacy-text.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/navigation.php';
require __DIR__ . '/includes/places.php';
require __DIR__ . '/includes/theme-places.php';
require __DIR__ . '/includes/start-screen.php';
require __DIR__ . '/includes/block-markup.php';
require __DIR__ . '/includes/starter.php';
require __DIR__ . '/includes/switched-off.php';
require __DIR__ . '/includes/starter-pages.php';
require __DIR__ . '/includes/editor.php';
require __DIR__ . '/includes/lightbox.php';
require __DIR__ . '/includes/purposes.php';
require __DIR__ . '/includes/consent.php';
