<?php

// The archive has no pictures and files of the demonstration: this stands in for them, as long as nobody has put
// their own there.

declare(strict_types=1);

/** Sends a picture without a size of its own, which takes the one that the page says; of logos, their name. */
function standIn(string $path): void
{
    if (str_starts_with($path, '/files/')) {
        header('Content-Type: text/plain; charset=utf-8');
        echo 'Here will be ' . basename($path);
        return;
    }
    $name = pathinfo($path, PATHINFO_FILENAME);
    $hue = crc32(preg_replace('/(-\d+)+$/', '', $name)) % 360;
    $isLogo = preg_match('/^(?:client-|logo|favicon)/', $name) === 1;
    header('Content-Type: image/svg+xml');
    echo '<svg xmlns="http://www.w3.org/2000/svg">';
    if ($isLogo) {
        $words = htmlspecialchars(ucwords(strtr(preg_replace('/^client-/', '', $name), '-', ' ')), ENT_XML1);
        echo "<text y=\"50%\" dominant-baseline=\"middle\" font-family=\"sans-serif\" font-size=\"18\" font-weight=\"700\">$words</text>";
    } else {
        echo '<linearGradient id="a" x2="1" y2="1">',
            "<stop stop-color=\"hsl($hue 25% 82%)\"/><stop offset=\"1\" stop-color=\"hsl($hue 30% 60%)\"/>",
            '</linearGradient><rect width="100%" height="100%" fill="url(#a)"/>';
    }
    echo '</svg>';
}
