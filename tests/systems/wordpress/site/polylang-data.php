<?php
// Stores languages as Polylang does, without Polylang, in place of the plugin's own; or takes them away:
// php polylang-data.php <folder> add | remove

declare(strict_types=1);

require __DIR__ . '/load.php';

foreach (array('language', 'post_translations') as $taxonomy) {
    register_taxonomy($taxonomy, 'page');
}
if ($argv[2] === 'remove') {
    foreach (get_terms(array('taxonomy' => array('language', 'post_translations'), 'hide_empty' => false)) as $term) {
        wp_delete_term($term->term_id, $term->taxonomy);
    }
    delete_option('polylang');
    auftritt_update_settings(array('languages' => get_option('test_languages')));
    exit;
}
update_option('test_languages', auftritt_language_rows(auftritt_other_homes()));
auftritt_update_settings(array('languages' => array()));
foreach (array('en' => array('English', 'en_GB'), 'de' => array('Deutsch', 'de_DE')) as $slug => [$name, $locale]) {
    wp_insert_term($name, 'language', array('slug' => $slug, 'description' => serialize(array('locale' => $locale, 'rtl' => 0, 'flag_code' => $slug))));
}
$front = (int) get_option('page_on_front');
foreach (array(array($front, get_page_by_path('de')->ID), array(get_page_by_path('contact')->ID, get_page_by_path('de/kontakt')->ID)) as $index => $pages) {
    $term = wp_insert_term("pll_$index", 'post_translations', array('description' => serialize(array('en' => $pages[0], 'de' => $pages[1]))));
    foreach (array('en', 'de') as $number => $slug) {
        wp_set_object_terms($pages[$number], $slug, 'language');
        wp_set_object_terms($pages[$number], $term['term_id'], 'post_translations');
    }
}
update_option('polylang', array('default_lang' => 'en'));
