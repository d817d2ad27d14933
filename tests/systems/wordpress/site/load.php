<?php
// Loads the WordPress of a folder for a script on the command line.

declare(strict_types=1);

$_SERVER['HTTP_HOST']   = '127.0.0.1:' . getenv('WORDPRESS_PORT');
$_SERVER['REQUEST_URI'] = '/';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/image.php';
wp_set_current_user(1);
