<?php

// Every page of the site.

declare(strict_types=1);

require_once __DIR__ . '/../php/site.php';
require_once __DIR__ . '/twig.php';

header('Content-Type: text/html; charset=utf-8');
$found = pageAt(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH));
if ($found) {
    [$template, $known] = $found;
    echo twig()->render("$template.html.twig", $known);
} else {
    http_response_code(404);
}
