<?php
// Gives a page another address: php rename.php <folder> <path> <name>

declare(strict_types=1);

require __DIR__ . '/load.php';

wp_update_post(array('ID' => get_page_by_path($argv[2])->ID, 'post_name' => $argv[3]));
