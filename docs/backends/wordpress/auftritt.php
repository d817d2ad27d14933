<?php
/**
 * Plugin Name: Auftritt
 * Description: The script tag, the sections as patterns and shortcodes, and the answers to the gallery's requests.
 * Version: 1.0.0
 * Requires at least: 6.5
 * Requires PHP: 8.0
 */

defined( 'ABSPATH' ) || exit;

/** The namespace of the gallery's requests. */
const AUFTRITT_PLUGIN = 'tx_gallery_references';

/** Below this page stand the groups of products, below these the categories. */
const AUFTRITT_PRODUCTS = 'products';

/** Below this page stand the categories of the inspiration gallery. */
const AUFTRITT_INSPIRATION = 'inspiration';

require __DIR__ . '/tag.php'; // or tag-module.php
require __DIR__ . '/blocks.php';
require __DIR__ . '/gallery.php';
require __DIR__ . '/form.php';
