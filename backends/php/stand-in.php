<?php

// The archive has no pictures and files of the demonstration: the starter's pictures stand in for them, as long as
// nobody has put their own there.

declare(strict_types=1);

/** Sends a picture of the starter, always the same one for an address; of a logo that it does not have, the name. */
function standIn(string $path): void
{
    if (str_starts_with($path, '/files/')) {
        header('Content-Type: text/plain; charset=utf-8');
        echo 'Here will be ' . basename($path);
        return;
    }
    $name = pathinfo($path, PATHINFO_FILENAME);
    $root = $_SERVER['DOCUMENT_ROOT'];
    $photographs = glob("$root/pictures/*.jpg");
    $drawing = "$root/" . ($name === 'favicon' ? '' : 'pictures/') . "$name.svg";
    if (is_file($drawing)) {
        header('Content-Type: image/svg+xml');
        readfile($drawing);
    } elseif ($photographs && !str_ends_with($path, '.svg')) {
        header('Content-Type: image/jpeg');
        readfile($photographs[crc32(preg_replace('/-720$/', '', $name)) % count($photographs)]);
    } else {
        header('Content-Type: image/svg+xml');
        $words = htmlspecialchars(ucwords(strtr(preg_replace('/^client-/', '', $name), '-', ' ')), ENT_XML1);
        echo '<svg xmlns="http://www.w3.org/2000/svg"><text y="50%" dominant-baseline="middle" font-family="sans-serif"',
            " font-size=\"18\" font-weight=\"700\">$words</text></svg>";
    }
}
