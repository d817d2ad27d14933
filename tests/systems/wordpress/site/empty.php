<?php
// Empties the site but for its media library and a page without a section, and gives it somebody who may edit
// pages only: php empty.php <folder>

declare(strict_types=1);

require __DIR__ . '/load.php';

is_plugin_active('auftritt/auftritt.php') || activate_plugin('auftritt/auftritt.php');

foreach (get_posts(array('post_type' => array('page', 'post', 'wp_template_part', 'auftritt_inquiry'), 'post_status' => 'any', 'numberposts' => -1)) as $post) {
    wp_delete_post($post->ID, true);
}
wp_insert_post(array('post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Sample Page', 'post_content' => 'Not a section.'));
array_map(fn (WP_Term $menu) => wp_delete_nav_menu($menu->term_id), wp_get_nav_menus());
remove_theme_mod('nav_menu_locations');
remove_theme_mod('custom_logo');
update_option('show_on_front', 'posts');
update_option('page_on_front', 0);
update_option('wp_page_for_privacy_policy', 0);
update_option('auftritt', array('maps_key' => 'test-key', 'analytics_id' => 'G-TEST'));
delete_option('auftritt_starter.lock');
username_exists('editor') || wp_insert_user(array('user_login' => 'editor', 'user_pass' => 'password', 'role' => 'editor'));
