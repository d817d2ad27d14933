<?php

// For PHP's own server, to try the site: php -S localhost:8000 twig/router.php

declare(strict_types=1);

require_once __DIR__ . '/../php/content.php';

$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (str_starts_with($path, '/assets/')) {
    return false;
}
$plugin = content(languageOf($path))['site']['plugin'];
require __DIR__ . (isset($_POST[$plugin]) ? '/answer.php' : '/page.php');
