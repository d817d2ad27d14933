<?php

// Calls 1 to 3: what stands in input.reference_request_url leads here.

declare(strict_types=1);

require_once __DIR__ . '/site.php';
require_once __DIR__ . '/View.php';

header('Content-Type: text/html; charset=utf-8');
$found = answerTo(parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH), $_POST);
if ($found) {
    [$template, $known] = $found;
    (new View(__DIR__ . '/templates', $known))->part($template);
} else {
    http_response_code(404);
}
