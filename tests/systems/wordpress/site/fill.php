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
    $gallery  = fn (array $ids): string => implode('', array_map('auftritt_image_markup', $ids));
    $products = page($w['products'], auftritt_block_markup('category-gallery'), $home, array('post_excerpt' => $w['all']));
    $indoor   = page($w['indoor'], auftritt_paragraph_markup($w['indoorText']), $products, array('menu_order' => 1));
    $outdoor  = page($w['outdoor'], '', $products, array('menu_order' => 2));
    $ids      = array(
        'products'    => $products,
        'indoor'      => $indoor,
        'pendants'    => page($w['pendants'], $gallery($pendant) . auftritt_paragraph_markup($w['pendantsText']), $indoor, array('menu_order' => 1, 'meta_input' => array('auftritt_color' => '#b74830'))),
        'floor'       => page($w['floor'], $gallery($floor) . auftritt_paragraph_markup($w['floorText']), $indoor, array('menu_order' => 2)),
        'bare'        => page($w['bare'], '', $indoor, array('menu_order' => 3)),
        'lines'       => page($w['lines'], $gallery($lines) . auftritt_paragraph_markup($w['linesText']), $outdoor),
        'inspiration' => $inspiration = page($w['inspiration'], auftritt_block_markup('inspiration-gallery'), $home),
        'evening'     => page($w['evening'], $gallery($evening), $inspiration, array('menu_order' => 1)),
        'morning'     => page($w['morning'], $gallery($morning), $inspiration, array('menu_order' => 2)),
        'contact'     => page($w['contact'], auftritt_block_markup('inquiry-form', array('title' => $w['write'])) . auftritt_block_markup('map', array('lat' => '52.5512', 'lng' => '13.3713', 'title' => 'Tannwald', 'address' => "Uferhallenweg 12\n13357 Berlin")), $home),
        'privacy'     => page($w['privacy'], auftritt_paragraph_markup($w['privacyText']) . auftritt_pattern_markup('opt-out') . auftritt_pattern_markup('footer', null, array('telephone' => '+49 (0)30 23125-014')), $home),
    );
    $ids['every'] = page(
        $w['every'],
        auftritt_pattern_markup('logo-slider', new ArrayIterator(array($library, $museum, $workshop)))
        . auftritt_pattern_markup('image-slider', new ArrayIterator(array($workshop, $stairs, $foyer)))
        . auftritt_pattern_markup('reference-slider', new ArrayIterator(array($library, $museum)))
        . auftritt_pattern_markup('lightbox', new ArrayIterator(array($library)))
        . auftritt_block_markup('references', array('visible' => 2, 'entries' => array(
            array('name' => $w['library'], 'place' => 'Berlin', 'text' => $w['done'], 'image' => $library),
            array('name' => $w['museum'], 'place' => 'Kassel', 'text' => $w['done'], 'image' => $museum),
            array('name' => $w['foyer'], 'place' => 'Halle', 'text' => $w['done'], 'image' => $foyer),
        )))
        . auftritt_block_markup('coverflow', array('items' => array(
            array('image' => $alba, 'title' => 'Alba', 'sub_header' => $w['pendants'], 'text' => $w['done'], 'link' => get_permalink($ids['pendants'])),
            array('image' => $brise, 'title' => 'Brise', 'sub_header' => $w['floor'], 'text' => $w['done'], 'link' => get_permalink($ids['floor'])),
            array('image' => $workshop, 'title' => 'Cirrus', 'sub_header' => $w['lines'], 'text' => $w['done'], 'link' => get_permalink($ids['lines'])),
        )))
        . auftritt_block_markup('gallery-elements', array('elements' => array(
            array('name' => $w['library'], 'text' => $w['done'], 'images' => array($library, $workshop)),
            array('name' => $w['museum'], 'text' => $w['done'], 'images' => array($museum)),
        )))
        . auftritt_block_markup('downloads', array('title' => 'Downloads', 'files' => array(array('file' => $catalogue, 'name' => $w['catalogue']))))
        . auftritt_block_markup('category-gallery', array('page' => $products))
        . auftritt_block_markup('inspiration-gallery', array('page' => $inspiration))
        . auftritt_block_markup('inquiry-form')
        . auftritt_block_markup('map', array('lat' => '52.5512', 'lng' => '13.3713', 'title' => 'Tannwald', 'address' => 'Uferhallenweg 12'))
        . auftritt_pattern_markup('consent-content')
        . auftritt_pattern_markup('opt-out')
        . auftritt_pattern_markup('footer', null, array('telephone' => '+49 (0)30 23125-014')),
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

$home   = page('Home', auftritt_block_markup('start-screen') . auftritt_paragraph_markup('Light from Tannwald.') . auftritt_pattern_markup('footer', null, array('telephone' => '+49 (0)30 23125-014')));
$second = page('Startseite', auftritt_paragraph_markup('Licht aus Tannwald.') . auftritt_pattern_markup('footer', null, array('telephone' => '+49 (0)30 23125-014')), 0, array('post_name' => 'de'));
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
// One host for each kind of content, so that a request says what it was for.
page('Foreign', '<!-- wp:html -->'
    . '<figure class="wp-block-video"><video controls src="https://film.example.com/a.mp4" poster="https://poster.example.com/a.jpg"></video></figure>'
    . '<audio controls src="//sound.example.com/a.mp3"></audio>'
    . '<img src="https://picture.example.com/a.jpg" alt="A lamp" width="400" height="300">'
    . '<img src="/own.jpg" srcset="https://set.example.com/a.jpg 1x" alt="">'
    . '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=A">'
    . '<link rel="canonical" href="https://elsewhere.example.com/">'
    . '<div style="height: 40px; background-image: url(&quot;https://background.example.com/a.jpg&quot;)"></div>'
    . '<iframe title="A" srcdoc="&lt;script src=&quot;https://inside.example.com/a.js&quot;&gt;&lt;/script&gt;"></iframe>'
    . '<object data="https://object.example.com/a.svg"></object>'
    . '<svg width="9" height="9"><image href="https://vector.example.com/a.png" width="9" height="9"/></svg>'
    . '<input type="image" src="https://button.example.com/a.png" alt="Send">'
    . '<table background="https://table.example.com/a.png"><tr><td>A</td></tr></table>'
    . '<style>@import url("https://sheet.example.com/a.css");</style>'
    . '<!-- /wp:html -->');
page('Nested embeds', '<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:html --><iframe src="https://nested.example.com/1" title="A"></iframe><!-- /wp:html --></div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group -->');
page('Held map', auftritt_block_markup('map', array('lat' => '52.5512', 'lng' => '13.3713', 'address' => 'Uferhallenweg 12'))
    . '<!-- wp:html --><script src="https://maps.googleapis.com/maps/api/js?key=own&amp;callback=initMap"></script><!-- /wp:html -->');
page('Classic embeds', "Some text.\n\nhttps://www.youtube.com/watch?v=xxxxxxxxxxx\n\n[embed]https://twitter.com/a/status/1[/embed]\n\n[video src=\"https://www.youtube.com/watch?v=xxxxxxxxxxx\"]");
page('Pictures', auftritt_image_markup($library, array('linkDestination' => 'media'), 'Written <em>here</em> &amp; now')
    . auftritt_image_markup($workshop, array('linkDestination' => 'none', 'lightbox' => array('enabled' => true)))
    . '<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">' . auftritt_image_markup($museum, array('linkDestination' => 'media')) . auftritt_image_markup($foyer, array('linkDestination' => 'media')) . '</figure><!-- /wp:gallery -->');
page('Classic pictures', "[gallery link=\"file\" ids=\"$library,$museum\"]\n\n[caption id=\"attachment_$foyer\" align=\"alignnone\" width=\"720\"]<a href=\"" . wp_get_attachment_url($foyer) . "\"><img class=\"wp-image-$foyer\" src=\"" . wp_get_attachment_image_url($foyer, 'medium') . '" alt="The foyer" width="300" height="200" /></a> A foyer[/caption]');
page('Unfinished', auftritt_block_markup('category-gallery') . auftritt_block_markup('inspiration-gallery') . auftritt_block_markup('map') . auftritt_block_markup('coverflow') . auftritt_block_markup('references') . auftritt_block_markup('downloads') . auftritt_block_markup('gallery-elements') . auftritt_block_markup('start-screen'));

// The header stands in the theme's template part, as the site editor saves it.
$header = wp_insert_post(array('post_type' => 'wp_template_part', 'post_status' => 'publish', 'post_name' => 'header', 'post_title' => 'Header', 'post_content' => auftritt_header_markup()));
wp_set_object_terms($header, get_stylesheet(), 'wp_theme');
wp_set_object_terms($header, 'header', 'wp_template_part_area');
flush_rewrite_rules();

echo wp_json_encode(array('en' => $first, 'de' => $other));
