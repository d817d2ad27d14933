<?php

// For PHP's own server, to try the site: php -S localhost:8000 router.php

declare(strict_types=1);

require_once __DIR__ . '/content.php';
require_once __DIR__ . '/stand-in.php';

$path = rawurldecode((string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if ($path === '/') {
    header('Location: ' . content('de')['links']['home']);
} elseif (is_file($_SERVER['DOCUMENT_ROOT'] . $path) && preg_match('~^/(?:assets|theme|media|files)/~', $path)) {
    return false;
} elseif (preg_match('~^/(?:media|files)/~', $path)) {
    standIn($path);
} elseif (str_starts_with($path, '/assets/') || str_starts_with($path, '/theme/')) {
    http_response_code(404);
} else {
    $plugin = content(languageOf($path))['site']['plugin'];
    // Twig's router has its own pages.
    require ($pages ?? __DIR__) . (isset($_POST[$plugin]) ? '/answer.php' : '/page.php');
}
