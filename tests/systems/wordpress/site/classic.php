<?php
// Gives the site a theme without block templates, with the widgets that WordPress puts into it at its installation, or
// its own theme again; "bare" calls no function of the theme's head and end: php classic.php <folder> on | bare | off

declare(strict_types=1);

require __DIR__ . '/load.php';

if ($argv[2] === 'off') {
    $own = get_option('test_theme');
    if ($own) {
        switch_theme($own);
        delete_option('test_theme');
    }
    return;
}
$theme = get_theme_root() . '/classic-theme';
wp_mkdir_p($theme);
foreach (glob(__DIR__ . '/classic-theme/*') as $file) {
    copy($file, $theme . '/' . basename($file));
}
if ($argv[2] === 'bare') {
    file_put_contents("$theme/index.php", '<!DOCTYPE html><title>Bare</title><?php the_post(); the_content(); ?>');
}
update_option('test_theme', get_stylesheet());
wp_clean_themes_cache();
switch_theme('classic-theme');
update_option('widget_block', array(2 => array('content' => '<!-- wp:search /-->'), 3 => array('content' => '<!-- wp:archives /-->'), '_multiwidget' => 1));
update_option('sidebars_widgets', array('wp_inactive_widgets' => array(), 'sidebar-1' => array('block-2'), 'sidebar-2' => array('block-3'), 'array_version' => 3));
