<?php
// For PHP's own server: files as they are, all other addresses to WordPress.

$root = $_SERVER['DOCUMENT_ROOT'];
$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
$file = realpath($root . $path);

if ($file !== false && str_starts_with($file, "$root/wp-content/plugins/auftritt/") && is_file($file) && !str_ends_with($file, '.php')) {
    return false;
}
if ($file !== false && is_dir($file) && is_file("$file/index.php") && $file !== $root) {
    $_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = rtrim($path, '/') . '/index.php';
    require "$file/index.php";
    return true;
}
if ($file !== false && is_file($file)) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = $_SERVER['PHP_SELF'] = '/index.php';
require "$root/index.php";
