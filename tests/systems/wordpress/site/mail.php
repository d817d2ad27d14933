<?php
// Lets mail fail from now on, or work again: php mail.php <folder> fails|works

declare(strict_types=1);

require __DIR__ . '/load.php';

update_option('test_mail_fails', $argv[2] === 'fails' ? '1' : '');
$wpdb->query("DELETE FROM $wpdb->options WHERE option_name LIKE '%transient%auftritt%'");
