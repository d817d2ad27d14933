<?php
// Prints what the consent filter adds to 300 paragraphs with links, in ms of the processor's time, flat and nested, and
// how often it reads two pictures:
// php speed.php <folder>

declare(strict_types=1);

require __DIR__ . '/load.php';

/** The processor's time so far, in ms. */
function spent(): float
{
    $usage = getrusage();
    return 1e3 * ($usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec']) + ($usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec']) / 1e3;
}

/** The best of some rounds: others use the processor, too. */
function best(string $content): float
{
    $rounds = array();
    for ($round = 0; $round < 8; $round++) {
        $begin    = spent();
        apply_filters('the_content', $content);
        $rounds[] = spent() - $begin;
    }
    return min($rounds);
}

$flat = '';
for ($number = 0; $number < 300; $number++) {
    $flat .= auftritt_paragraph_markup("Words that fill a line, as editors write them, $number.");
    $flat  = str_replace("$number.</p>", "<a href=\"https://example.com/$number\">$number</a>.</p>", $flat);
}
// Each reading asks once for each picture whether its host is the site's own.
$reads = 0;
add_filter('auftritt_own_hosts', function (array $hosts) use (&$reads): array {
    $reads++;
    return $hosts;
});
$picture = '<!-- wp:html --><img src="' . home_url('/own.jpg') . '" alt=""><!-- /wp:html -->';
apply_filters('the_content', "<!-- wp:group --><div class=\"wp-block-group\">$picture</div><!-- /wp:group -->$picture");
remove_all_filters('auftritt_own_hosts');

$nested = "<!-- wp:group -->\n<div class=\"wp-block-group\"><!-- wp:group -->\n<div class=\"wp-block-group\">$flat</div>\n<!-- /wp:group --></div>\n<!-- /wp:group -->";
$with   = array(best($flat), best($nested));
remove_filter('render_block_data', 'auftritt_mark_outermost', 999);
remove_filter('render_block', 'auftritt_hold_back_block', 999);
remove_filter('the_content', 'auftritt_hold_back', 999);
$added = array($with[0] - best($flat), $with[1] - best($nested));

echo wp_json_encode(compact('added', 'reads'));
