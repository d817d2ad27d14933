<?php

// Runs a script of backends once for each request on standard input, as a web server would, and
// prints what it answered: [{ script, path, body }] → [{ status, html }].

declare(strict_types=1);

error_reporting(E_ALL);
set_error_handler(function (int $level, string $message, string $file, int $line): never {
    throw new ErrorException($message, 0, $level, $file, $line);
});

$answers = [];
foreach (json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR) as $request) {
    $_SERVER['REQUEST_URI'] = $request['path'];
    parse_str($request['body'], $_POST);
    http_response_code(200);
    ob_start();
    (function (string $script): void {
        require $script;
    })($request['script']);
    $answers[] = ['html' => ob_get_clean(), 'status' => http_response_code()];
}
echo json_encode($answers, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
