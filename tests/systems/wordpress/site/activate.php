<?php
// Activates the plugin, and makes addresses of words: php activate.php <folder>

declare(strict_types=1);

require __DIR__ . '/load.php';

$failed = activate_plugin('auftritt/auftritt.php');
if (is_wp_error($failed)) {
    throw new RuntimeException($failed->get_error_message());
}
update_option('permalink_structure', '/%postname%/');
wp_set_password('password', 1);
