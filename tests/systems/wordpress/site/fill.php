<?php
// Fills an empty WordPress as docs/backends/wordpress.md says, with pages of each block and each pattern in
// both languages: php fill.php <folder> <static-html>

declare(strict_types=1);

require __DIR__ . '/load.php';

$media = "$argv[2]/media";

update_option('blogname', 'Tannwald');
update_option('admin_email', 'office@example.org');
foreach (get_posts(array('post_type' => array('page', 'post'), 'post_status' => 'any', 'numberposts' => -1)) as $post) {
    wp_delete_post($post->ID, true);
}
/** Puts a file into the media library. */
function picture(string $name, string $alt, string $caption = ''): int
{
    global $media;
    $upload = wp_upload_bits($name, null, file_get_contents(is_file("$media/$name") ? "$media/$name" : "$media/../files/$name"));
    if ($upload['error']) {
        throw new RuntimeException($upload['error']);
    }
    $type = wp_check_filetype($upload['file'])['type'];
    $id   = wp_insert_attachment(array('post_title' => pathinfo($name, PATHINFO_FILENAME), 'post_excerpt' => $caption, 'post_mime_type' => $type), $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    update_post_meta($id, '_wp_attachment_image_alt', $alt);
    return $id;
}

function page(string $title, string $content = '', int $parent = 0, array $more = array()): int
{
    return (int) wp_insert_post(wp_slash(array('post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'post_parent' => $parent, ...$more)), false);
}

/** A block of the plugin with what an editor enters. */
function block(string $name, array $attributes = array()): string
{
    return get_comment_delimited_block_content("auftritt/$name", $attributes, '') . "\n\n";
}

function image(int $id, string $more = '', array $attributes = array()): string
{
    $json = wp_json_encode(array('id' => $id, 'sizeSlug' => 'large', ...$attributes));
    $src  = wp_get_attachment_image_url($id, 'large');
    $alt  = esc_attr(get_post_meta($id, '_wp_attachment_image_alt', true));
    $img  = "<img src=\"$src\" alt=\"$alt\" class=\"wp-image-$id\"/>";
    if ('media' === ($attributes['linkDestination'] ?? '')) {
        $img = '<a href="' . wp_get_attachment_url($id) . "\">$img</a>";
    }
    return "<!-- wp:image $json -->\n<figure class=\"wp-block-image size-large\">$img$more</figure>\n<!-- /wp:image -->\n\n";
}

/** A pattern whose empty images an editor has filled. */
function pattern(string $name, array $images = array()): string
{
    $content = WP_Block_Patterns_Registry::get_instance()->get_registered("auftritt/$name")['content'];
    $filled  = preg_replace_callback(
        '#<!-- wp:image (\{.*?\} )?-->.*?<!-- /wp:image -->\n*#s',
        function (array $found) use (&$images): string {
            $attributes = json_decode(trim($found[1] ?? '') ?: '{}', true);
            return image(array_shift($images), '', $attributes);
        },
        $content
    );
    return "$filled\n\n";
}

function paragraph(string $text): string
{
    return "<!-- wp:paragraph -->\n<p>$text</p>\n<!-- /wp:paragraph -->\n\n";
}

$workshop  = picture('hero-workshop-720.webp', 'The workshop', 'Where our lamps are made');
$foyer     = picture('hero-foyer-720.webp', 'The foyer');
$stairs    = picture('hero-stairwell-720.webp', 'The staircase');
$pendant   = array(picture('product-pendants-1.webp', 'A pendant lamp', 'Opal glass & brass'), picture('product-pendants-2-720.webp', 'Three pendant lamps'));
$floor     = array(picture('product-floor-1-720.webp', 'A floor lamp'), picture('product-floor-2-720.webp', 'Two floor lamps'));
$lines     = array(picture('product-lines-1-720.webp', 'A line of light'));
$evening   = array(picture('inspiration-evening-1-720.webp', 'A table in the evening'), picture('inspiration-evening-2-720.webp', 'A chair in the evening'));
$morning   = array(picture('inspiration-morning-1-720.webp', 'A table in the morning'));
$library   = picture('reference-library-720.webp', 'A reading room', 'The reading room');
$museum    = picture('reference-museum-720.webp', 'An exhibition');
$alba      = picture('collection-alba-720.webp', 'Alba');
$brise     = picture('collection-brise-720.webp', 'Brise');
$catalogue = picture('tannwald-collection-en.pdf', '');
set_theme_mod('custom_logo', $alba);

/** The pages of one language; returns their ids. */
function site(array $w, int $home): array
{
    global $workshop, $foyer, $stairs, $pendant, $floor, $lines, $evening, $morning, $library, $museum, $alba, $brise, $catalogue;
    $gallery  = fn (array $ids): string => implode('', array_map('image', $ids));
    $products = page($w['products'], block('category-gallery'), $home, array('post_excerpt' => $w['all']));
    $indoor   = page($w['indoor'], paragraph($w['indoorText']), $products, array('menu_order' => 1));
    $outdoor  = page($w['outdoor'], '', $products, array('menu_order' => 2));
    $ids      = array(
        'products'    => $products,
        'indoor'      => $indoor,
        'pendants'    => page($w['pendants'], $gallery($pendant) . paragraph($w['pendantsText']), $indoor, array('menu_order' => 1, 'meta_input' => array('auftritt_color' => '#b74830'))),
        'floor'       => page($w['floor'], $gallery($floor) . paragraph($w['floorText']), $indoor, array('menu_order' => 2)),
        'bare'        => page($w['bare'], '', $indoor, array('menu_order' => 3)),
        'lines'       => page($w['lines'], $gallery($lines) . paragraph($w['linesText']), $outdoor),
        'inspiration' => $inspiration = page($w['inspiration'], block('inspiration-gallery'), $home),
        'evening'     => page($w['evening'], $gallery($evening), $inspiration, array('menu_order' => 1)),
        'morning'     => page($w['morning'], $gallery($morning), $inspiration, array('menu_order' => 2)),
        'contact'     => page($w['contact'], block('inquiry-form', array('title' => $w['write'])) . block('map', array('lat' => '52.5512', 'lng' => '13.3713', 'title' => 'Tannwald', 'address' => "Uferhallenweg 12\n13357 Berlin")), $home),
        'privacy'     => page($w['privacy'], paragraph($w['privacyText']) . pattern('opt-out') . pattern('footer'), $home),
    );
    $ids['every'] = page(
        $w['every'],
        pattern('logo-slider', array($library, $museum, $workshop))
        . pattern('image-slider', array($workshop, $stairs, $foyer))
        . pattern('reference-slider', array($library, $museum))
        . pattern('lightbox', array($library))
        . block('references', array('visible' => 2, 'entries' => array(
            array('name' => $w['library'], 'place' => 'Berlin', 'text' => $w['done'], 'image' => $library),
            array('name' => $w['museum'], 'place' => 'Kassel', 'text' => $w['done'], 'image' => $museum),
            array('name' => $w['foyer'], 'place' => 'Halle', 'text' => $w['done'], 'image' => $foyer),
        )))
        . block('coverflow', array('items' => array(
            array('image' => $alba, 'title' => 'Alba', 'sub_header' => $w['pendants'], 'text' => $w['done'], 'link' => get_permalink($ids['pendants'])),
            array('image' => $brise, 'title' => 'Brise', 'sub_header' => $w['floor'], 'text' => $w['done'], 'link' => get_permalink($ids['floor'])),
            array('image' => $workshop, 'title' => 'Cirrus', 'sub_header' => $w['lines'], 'text' => $w['done'], 'link' => get_permalink($ids['lines'])),
        )))
        . block('gallery-elements', array('elements' => array(
            array('name' => $w['library'], 'text' => $w['done'], 'images' => array($library, $workshop)),
            array('name' => $w['museum'], 'text' => $w['done'], 'images' => array($museum)),
        )))
        . block('downloads', array('title' => 'Downloads', 'files' => array(array('file' => $catalogue, 'name' => $w['catalogue']))))
        . block('category-gallery', array('page' => $products))
        . block('inspiration-gallery', array('page' => $inspiration))
        . block('inquiry-form')
        . block('map', array('lat' => '52.5512', 'lng' => '13.3713', 'title' => 'Tannwald', 'address' => 'Uferhallenweg 12'))
        . pattern('consent-content')
        . pattern('opt-out')
        . pattern('footer'),
        $home
    );
    return $ids;
}

$english = array(
    'products' => 'Products', 'all' => 'All our lamps', 'indoor' => 'Indoor', 'indoorText' => 'For rooms.', 'outdoor' => 'Outdoor', 'pendants' => 'Pendant lamps',
    'pendantsText' => 'Above the table.', 'floor' => 'Floor lamps', 'floorText' => 'Beside the chair.', 'bare' => 'Wall lamps', 'lines' => 'Light lines', 'linesText' => 'Along the wall.',
    'inspiration' => 'Inspiration', 'evening' => 'Evening', 'morning' => 'Morning', 'contact' => 'Contact', 'write' => 'Write to us', 'privacy' => 'Privacy',
    'privacyText' => 'What we store.', 'every' => 'Every section', 'library' => 'Library', 'museum' => 'Museum', 'foyer' => 'Foyer', 'done' => 'What was done there.', 'catalogue' => 'Catalogue',
);
$german = array(
    'products' => 'Produkte', 'all' => 'Alle unsere Leuchten', 'indoor' => 'Innen', 'indoorText' => 'Für Räume.', 'outdoor' => 'Außen', 'pendants' => 'Pendelleuchten',
    'pendantsText' => 'Über dem Tisch.', 'floor' => 'Stehleuchten', 'floorText' => 'Neben dem Sessel.', 'bare' => 'Wandleuchten', 'lines' => 'Lichtlinien', 'linesText' => 'An der Wand.',
    'inspiration' => 'Anregungen', 'evening' => 'Abend', 'morning' => 'Morgen', 'contact' => 'Kontakt', 'write' => 'Schreiben Sie uns', 'privacy' => 'Datenschutz',
    'privacyText' => 'Was wir speichern.', 'every' => 'Alle Abschnitte', 'library' => 'Bibliothek', 'museum' => 'Museum', 'foyer' => 'Foyer', 'done' => 'Was dort gemacht wurde.', 'catalogue' => 'Katalog',
);

$home   = page('Home', block('start-screen') . paragraph('Light from Tannwald.') . pattern('footer'));
$second = page('Startseite', paragraph('Licht aus Tannwald.') . pattern('footer'), 0, array('post_name' => 'de'));
update_option('show_on_front', 'page');
update_option('page_on_front', $home);
$first = site($english, 0);
$other = site($german, $second);
foreach ($other as $name => $id) {
    update_post_meta($id, 'auftritt_translation', $first[$name]);
}
update_option('wp_page_for_privacy_policy', $first['privacy']);
update_option('auftritt', array('maps_key' => 'test-key', 'analytics_id' => 'G-TEST', 'contact_page' => $first['contact'], 'second_home' => $second, 'second_language' => 'de_DE'));

page('Embeds', "<!-- wp:embed {\"url\":\"https://www.youtube.com/watch?v=xxxxxxxxxxx\",\"type\":\"video\",\"providerNameSlug\":\"youtube\"} -->\n<figure class=\"wp-block-embed is-type-video\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.youtube.com/watch?v=xxxxxxxxxxx\n</div></figure>\n<!-- /wp:embed -->\n\n"
    . "<!-- wp:embed {\"url\":\"https://twitter.com/a/status/1\",\"type\":\"rich\",\"providerNameSlug\":\"twitter\"} -->\n<figure class=\"wp-block-embed is-type-rich\"><div class=\"wp-block-embed__wrapper\">\nhttps://twitter.com/a/status/1\n</div></figure>\n<!-- /wp:embed -->\n\n"
    . "<!-- wp:embed {\"url\":\"https://www.flickr.com/photos/1\",\"type\":\"photo\",\"providerNameSlug\":\"flickr\"} -->\n<figure class=\"wp-block-embed is-type-photo\"><div class=\"wp-block-embed__wrapper\">\nhttps://www.flickr.com/photos/1\n</div></figure>\n<!-- /wp:embed -->\n\n"
    . '<!-- wp:html --><iframe id="own" src="/privacy/" title="Our own page"></iframe><iframe src="//player.example.com/1"></iframe><script src="https://cdn.example.com/widget.js"></script><!-- /wp:html -->');
page('Classic embeds', "Some text.\n\nhttps://www.youtube.com/watch?v=xxxxxxxxxxx\n\n[embed]https://twitter.com/a/status/1[/embed]\n\n[video src=\"https://www.youtube.com/watch?v=xxxxxxxxxxx\"]");
page('Pictures', image($library, '<figcaption class="wp-element-caption">Written <em>here</em> &amp; now</figcaption>', array('linkDestination' => 'media'))
    . image($workshop, '', array('linkDestination' => 'none', 'lightbox' => array('enabled' => true)))
    . '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . image($museum, '', array('linkDestination' => 'media')) . image($foyer, '', array('linkDestination' => 'media')) . '</figure><!-- /wp:gallery -->');
page('Classic pictures', "[gallery link=\"file\" ids=\"$library,$museum\"]\n\n[caption id=\"attachment_$foyer\" align=\"alignnone\" width=\"720\"]<a href=\"" . wp_get_attachment_url($foyer) . "\"><img class=\"wp-image-$foyer\" src=\"" . wp_get_attachment_image_url($foyer, 'medium') . '" alt="The foyer" width="300" height="200" /></a> A foyer[/caption]');
page('Unfinished', block('category-gallery') . block('inspiration-gallery') . block('map') . block('coverflow') . block('references') . block('downloads') . block('gallery-elements') . block('start-screen'));

// The header stands in the theme's template part, as the site editor saves it.
$header = wp_insert_post(array('post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Header', 'post_content' => block('header')));
wp_set_object_terms($header, get_stylesheet(), 'wp_theme');
wp_set_object_terms($header, 'header', 'wp_template_part_area');
flush_rewrite_rules();

echo wp_json_encode(array('en' => $first, 'de' => $other));
