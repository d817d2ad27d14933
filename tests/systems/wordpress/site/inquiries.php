<?php
// Sets how long inquiries are kept, makes those that are there older, deletes as WordPress does each day, and prints
// how many are left and their table:
// php inquiries.php <folder> <days> [<days that have passed>]

declare(strict_types=1);

require __DIR__ . '/load.php';

username_exists('office') || wp_insert_user(array('user_login' => 'office', 'user_pass' => 'password', 'role' => 'editor'));
foreach (isset($argv[3]) ? auftritt_inquiry_ids() : array() as $inquiry) {
    $date = gmdate('Y-m-d H:i:s', time() - (int) $argv[3] * DAY_IN_SECONDS);
    wp_update_post(array('ID' => $inquiry, 'post_date' => get_date_from_gmt($date), 'post_date_gmt' => $date, 'edit_date' => true));
}
auftritt_update_settings(array('inquiry_days' => (int) $argv[2]));
do_action('auftritt_delete_old_inquiries');
echo wp_json_encode(array('count' => count(auftritt_inquiry_ids()), 'table' => auftritt_inquiries_table()));
