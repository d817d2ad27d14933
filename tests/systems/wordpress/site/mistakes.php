<?php
// Adds what editors do wrong to the pages of fill.php, and prints the addresses; or removes all of it again:
// php mistakes.php <folder> add|remove

declare(strict_types=1);

require __DIR__ . '/load.php';

if ('remove' === $argv[2]) {
    foreach (get_posts(array('post_type' => array('page', 'post', 'wp_block', 'attachment'), 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => 'test_mistake')) as $post) {
        wp_delete_post($post->ID, true);
    }
    wp_delete_nav_menu('Mistakes');
    set_theme_mod('nav_menu_locations', get_option('test_locations', array()));
    delete_option('test_locations');
    return;
}

function add(string $title, string $content = '', int $parent = 0, array $more = array()): int
{
    return (int) wp_insert_post(wp_slash(array('post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent, 'meta_input' => array('test_mistake' => '1'), ...$more)), false);
}

function path(int $page): string
{
    return (string) wp_parse_url((string) get_permalink($page), PHP_URL_PATH);
}

/** A gallery with one category, below a page; returns the page, the group and the category. */
function gallery(string $title, string $content, string $groupText = '', array $more = array()): array
{
    $overview = add($title, $content, 0, $more);
    $group    = add("$title group", $groupText . auftritt_paragraph_markup("The group of $title."), $overview);
    $category = add("$title category", auftritt_paragraph_markup("The category of $title."), $group);
    return compact('overview', 'group', 'category');
}

$block   = auftritt_block_markup('category-gallery');
$columns = fn (string $inner): string => "<!-- wp:columns -->\n<div class=\"wp-block-columns\"><!-- wp:column -->\n<div class=\"wp-block-column\">$inner</div>\n<!-- /wp:column --></div>\n<!-- /wp:columns -->\n\n";
$synced  = fn (string $inner): string => '<!-- wp:block {"ref":' . add('Synced', $inner, 0, array('post_type' => 'wp_block')) . "} /-->\n\n";
$paths   = fn (array $pages): array => array_map('path', $pages);

// Galleries where they do not belong.
$nested  = gallery('Nested', $columns($block), $columns($block));
$shared  = $synced($block);
$pattern = gallery('Pattern', $shared, $shared . $synced($columns($block)));
$itself  = gallery('Itself', $block);
wp_update_post(array('ID' => $itself['overview'], 'post_content' => auftritt_block_markup('category-gallery', array('page' => $itself['overview']))));
wp_update_post(array('ID' => $itself['group'], 'post_content' => auftritt_block_markup('category-gallery', array('page' => $itself['group'])) . auftritt_block_markup('inspiration-gallery', array('page' => $itself['overview']))));

// What visitors may not see, each with a word that would give it away.
$hidden  = array();
$secrets = array(
    'private'   => array('post_status' => 'private'),
    'draft'     => array('post_status' => 'draft'),
    'scheduled' => array('post_status' => 'future', 'post_date' => gmdate('Y-m-d H:i:s', time() + YEAR_IN_SECONDS)),
    'protected' => array('post_password' => 'secret'),
);
foreach ($secrets as $name => $more) {
    $pages = gallery("Sesame $name", $block, '', array('post_excerpt' => "Sesame excerpt $name", 'post_name' => "hidden-$name", ...$more));
    // Nothing below tells the word: only what is hidden could.
    wp_update_post(array('ID' => $pages['group'], 'post_title' => "Below $name", 'post_name' => "below-$name", 'post_content' => ''));
    wp_update_post(array('ID' => $pages['category'], 'post_title' => "Deep below $name", 'post_name' => "deep-$name", 'post_content' => 'Its own words.'));
    add("Sesame category $name", 'Sesame words', $nested['group'], array('post_name' => "hidden-category-$name", ...$more));
    add("Sesame group $name", 'Sesame words', $nested['overview'], array('post_name' => "hidden-group-$name", ...$more));
    $hidden[] = path($pages['category']);
    $hidden[] = path($pages['group']);
    $hidden[] = path(add("Shows $name", auftritt_block_markup('category-gallery', array('page' => $pages['overview'])) . auftritt_block_markup('category-gallery', array('page' => $pages['group']))));
}

// Pages that were public when somebody put them into the menu, or named them as a translation.
$menu = wp_create_nav_menu('Mistakes');
$item = fn (int $page, int $parent = 0): int => (int) wp_update_nav_menu_item($menu, 0, array('menu-item-type' => 'post_type', 'menu-item-object' => get_post_type($page), 'menu-item-object-id' => $page, 'menu-item-parent-id' => $parent, 'menu-item-status' => 'publish'));
$item($nested['overview']);
foreach ($secrets as $name => $more) {
    $page = add("Sesame entry $name", '', 0, $more);
    $item($nested['category'], $item($page));
    $item(add("Sesame news $name", '', 0, array('post_type' => 'post', ...$more)));
    $hidden[] = path(add("Translated $name", 'Its own words.', 0, array('meta_input' => array('test_mistake' => '1', 'auftritt_translation' => $page))));
}
$item($trash = add('Sesame trash'));
wp_trash_post($trash);
update_option('test_locations', get_nav_menu_locations());
set_theme_mod('nav_menu_locations', array(...get_nav_menu_locations(), 'auftritt' => $menu, 'auftritt-second' => $menu));

// Names that are too long, or that look like HTML.
$long   = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenbeleuchtungsanlagen';
$marked = '"Alba" & <em>Brise</em> <script>alert(1)</script> \'neu\'';
$names  = gallery('Names', $block);
wp_update_post(wp_slash(array('ID' => $names['overview'], 'post_excerpt' => $marked)));
wp_update_post(wp_slash(array('ID' => $names['category'], 'post_title' => $marked, 'post_name' => 'marked')));
$longest = add($long, auftritt_paragraph_markup($long), add($long, '', $names['overview'], array('post_name' => 'lang')), array('post_name' => 'lang'));
$lists   = add('Lists', auftritt_block_markup('references', array('entries' => array(array('name' => $long, 'place' => $long, 'text' => $long), array('name' => $marked))))
    . auftritt_block_markup('gallery-elements', array('label' => $marked, 'elements' => array(array('name' => $long, 'text' => $long), array('name' => $marked, 'text' => $marked))))
    . auftritt_block_markup('downloads', array('title' => $long, 'files' => array(array('file' => (int) get_posts(array('post_type' => 'attachment', 'post_mime_type' => 'application/pdf', 'fields' => 'ids'))[0], 'name' => $long)))));

// What is gone: a picture, its file, a page that others name.
$picture = static function (string $name): int {
    $upload = wp_upload_bits("$name.png", null, base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
    $id     = wp_insert_attachment(array('post_title' => $name, 'post_mime_type' => 'image/png', 'meta_input' => array('test_mistake' => '1')), $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    return $id;
};
$deleted  = $picture('deleted');
$fileless = $picture('fileless');
$gone     = gallery('Gone', $block);
$images   = auftritt_image_markup($deleted) . auftritt_image_markup($fileless);
wp_update_post(array('ID' => $gone['category'], 'post_content' => wp_slash($images), 'meta_input' => array('auftritt_translation' => 999999)));
set_post_thumbnail($gone['category'], $deleted);
$pictures = array('image' => $deleted, 'name' => 'Deleted', 'title' => 'Deleted', 'images' => array($deleted, $fileless), 'file' => $deleted);
$without  = array('image' => $fileless, 'name' => 'Without a file', 'title' => 'Without a file', 'images' => array($fileless), 'file' => $fileless);
$lost     = add('Lost', auftritt_block_markup('references', array('entries' => array($pictures, $without)))
    . auftritt_block_markup('coverflow', array('items' => array($pictures, $without)))
    . auftritt_block_markup('gallery-elements', array('elements' => array($pictures, $without)))
    . auftritt_block_markup('downloads', array('files' => array($pictures, $without)))
    . auftritt_block_markup('start-screen', array('logo' => $deleted)) . auftritt_block_markup('map', array('lat' => '52,5', 'lng' => '13', 'marker' => $deleted, 'address' => 'Berlin'))
    . auftritt_block_markup('category-gallery', array('page' => $trashed = gallery('Trashed', $block)['overview'])) . auftritt_block_markup('inspiration-gallery', array('page' => 999999)));
wp_delete_attachment($deleted, true);
unlink((string) get_attached_file($fileless));
wp_trash_post($trashed);

// Pages where no gallery expects one, and an address that has changed.
$empty = add('Empty group', auftritt_paragraph_markup('Nothing below it.'), $names['overview']);
$third = add('Third level', auftritt_paragraph_markup('Below a category.'), $nested['category']);
wp_update_post(array('ID' => $itself['category'], 'post_name' => 'another-address'));

// Attributes as only REST can store them.
$wrong = '';
foreach (array('references' => 'entries', 'coverflow' => 'items', 'gallery-elements' => 'elements', 'downloads' => 'files') as $name => $list) {
    foreach (array('text', 5, array('text', 5, null), array(array('name' => array('x'), 'title' => array(), 'image' => 'x', 'images' => 'x', 'file' => array(), 'link' => array()))) as $value) {
        $wrong .= auftritt_block_markup($name, array($list => $value, 'visible' => array(), 'title' => 5, 'label' => array()));
    }
}
foreach (array('map', 'header', 'inquiry-form', 'start-screen', 'category-gallery', 'inspiration-gallery') as $name) {
    $wrong .= auftritt_block_markup($name, array('lat' => array(), 'lng' => true, 'address' => 5, 'marker' => 'x', 'title' => array('x'), 'logo' => '<b>', 'page' => array(1)));
}
$types = add('Wrong types', $wrong);

// Blocks that nobody has filled in, and a slider without a slide.
$empty_blocks = add('Empty blocks', implode('', array_map('auftritt_block_markup', array_map('basename', glob(WP_PLUGIN_DIR . '/auftritt/blocks/*', GLOB_ONLYDIR)))));

// A page that was duplicated with all that it says of itself, its translation too.
$german    = get_page_by_path('de/kontakt');
$duplicate = add($german->post_title, $german->post_content, $german->post_parent, array('meta_input' => array('test_mistake' => '1', 'auftritt_translation' => (int) get_post_meta($german->ID, 'auftritt_translation', true))));

// Pages that name each other, and one that names itself.
$circle = array(add('Circle'), add('Kreis', '', (int) get_page_by_path('de')->ID), add('Itself alone'));
foreach (array($circle[1], $circle[0], $circle[2]) as $index => $named) {
    update_post_meta($circle[$index], 'auftritt_translation', $named);
}

// A category that was moved to another group, and a German page that was moved to the top.
$moved = gallery('Moved', $block);
wp_update_post(array('ID' => $moved['category'], 'post_parent' => add('Another group', '', $moved['overview'])));
$top = add('Nach oben verschoben', '', 0, array('meta_input' => array('test_mistake' => '1', 'auftritt_translation' => $circle[0])));

// A second home page, as a copy of the first one.
$copy = add('Home', (string) get_post_field('post_content', (int) get_option('page_on_front')));

// A picture of 12 megapixels, and one that is a line.
$drawn = static function (string $name, int $width, int $height): int {
    $image = imagecreatetruecolor($width, $height);
    ob_start();
    imagejpeg($image);
    $upload = wp_upload_bits("$name.jpg", null, ob_get_clean());
    $id     = wp_insert_attachment(array('post_title' => $name, 'post_mime_type' => 'image/jpeg', 'meta_input' => array('test_mistake' => '1')), $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    return $id;
};
$huge  = array($drawn('huge', 4000, 3000), $drawn('line', 4000, 2));
$large = add('Huge pictures', implode('', array_map('auftritt_image_markup', $huge)) . auftritt_pattern_markup('image-slider', new ArrayIterator($huge)) . auftritt_pattern_markup('logo-slider', new ArrayIterator($huge))
    . auftritt_block_markup('coverflow', array('items' => array_map(fn (int $id): array => array('image' => $id, 'title' => "Picture $id"), $huge)))
    . auftritt_block_markup('references', array('entries' => array_map(fn (int $id): array => array('image' => $id, 'name' => "Picture $id"), $huge)))
    . auftritt_block_markup('gallery-elements', array('elements' => array(array('name' => 'Pictures', 'images' => $huge)))));

// Each of these names its elements.
$twice = add('Twice', str_repeat(auftritt_header_markup() . auftritt_block_markup('inquiry-form', array('title' => 'Write to us')) . auftritt_block_markup('category-gallery', array('page' => $names['overview'])), 2));

echo wp_json_encode(array(
    'galleries' => array('nested' => $paths($nested), 'pattern' => $paths($pattern), 'itself' => $paths($itself), 'names' => $paths($names), 'gone' => $paths($gone)),
    'hidden'    => $hidden,
    'wide'      => array(path($longest), path($names['overview']), path($lists), path($large)),
    'others'    => array('twice' => path($twice), 'lost' => path($lost), 'empty group' => path($empty), 'third level' => path($third), 'wrong types' => path($types), 'empty blocks' => path($empty_blocks), 'duplicate' => path($duplicate), 'circle' => path($circle[0]), 'circle back' => path($circle[1]), 'names itself' => path($circle[2]), 'moved' => path($moved['category']), 'moved to the top' => path($top), 'second home' => path($copy)),
));
