<?php
// Deactivates and uninstalls the plugin, as "Delete" does, and prints what is left of it in the database:
// php remove.php <folder>

declare(strict_types=1);

require __DIR__ . '/load.php';

set_theme_mod('nav_menu_locations', array('auftritt' => 1, 'other' => 2));
set_transient('auftritt_test', 1, HOUR_IN_SECONDS);
deactivate_plugins('auftritt/auftritt.php');
uninstall_plugin('auftritt/auftritt.php');
echo wp_json_encode(array(
    'options'   => $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%auftritt%'"),
    'meta'      => $wpdb->get_col("SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%auftritt%'"),
    'locations' => get_nav_menu_locations(),
));
