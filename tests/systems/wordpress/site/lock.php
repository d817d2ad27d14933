<?php
// Locks the pages to begin with, as a click does that has not ended yet: php lock.php <folder>

declare(strict_types=1);

require __DIR__ . '/load.php';
require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';

WP_Upgrader::create_lock('auftritt_starter', MINUTE_IN_SECONDS);
