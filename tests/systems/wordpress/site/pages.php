<?php
// Prints the address of each page that visitors see: php pages.php <folder>

declare(strict_types=1);

require __DIR__ . '/load.php';

echo wp_json_encode(array_map(fn (WP_Post $page): string => (string) wp_parse_url(get_permalink($page), PHP_URL_PATH), get_pages()));
