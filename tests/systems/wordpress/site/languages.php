<?php
// Gives the site a third language, with pages that editors translate late or never, or takes it away again; or
// switches the site's own language: php languages.php <folder> add | remove | <locale>
// "trash" and "restore" do so with its home page, "forget" and "name" with its row in the settings.

declare(strict_types=1);

require __DIR__ . '/load.php';

/** A page of the third language, or one that has no translation. */
function page(string $title, int $parent = 0, array $more = array()): int
{
    $meta = array('test_language' => '1', ...($more['meta_input'] ?? array()));
    return (int) wp_insert_post(wp_slash(array('post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_parent' => $parent, ...$more, 'meta_input' => $meta)));
}

if ($argv[2] === 'add') {
    $home = page('Accueil', 0, array('post_name' => 'fr'));
    // Names the German page, which names the English one.
    page('Contact', $home, array('meta_input' => array('auftritt_translation' => get_page_by_path('de/kontakt')->ID)));
    page('Inspiration', $home, array('post_status' => 'draft', 'meta_input' => array('auftritt_translation' => get_page_by_path('inspiration')->ID)));
    page('English only');
    auftritt_update_settings(array('languages' => auftritt_language_rows(array(...auftritt_other_homes(), 'fr_FR' => $home))));
} elseif ($argv[2] === 'trash') {
    wp_trash_post(auftritt_other_homes()['fr_FR']);
} elseif ($argv[2] === 'restore') {
    wp_untrash_post(auftritt_other_homes()['fr_FR']);
    wp_publish_post(auftritt_other_homes()['fr_FR']);
} elseif ($argv[2] === 'forget') {
    auftritt_update_settings(array('languages' => auftritt_language_rows(array_diff_key(auftritt_other_homes(), array('fr_FR' => 0)))));
} elseif ($argv[2] === 'name') {
    auftritt_update_settings(array('languages' => auftritt_language_rows(array(...auftritt_other_homes(), 'fr_FR' => get_page_by_path('fr')->ID))));
} elseif ($argv[2] === 'remove') {
    foreach (get_posts(array('post_type' => 'page', 'post_status' => 'any', 'meta_key' => 'test_language', 'numberposts' => -1)) as $page) {
        wp_delete_post($page->ID, true);
    }
    auftritt_update_settings(array('languages' => auftritt_language_rows(array_diff_key(auftritt_other_homes(), array('fr_FR' => 0)))));
} else {
    update_option('WPLANG', $argv[2] === 'en_US' ? '' : $argv[2]);
}
