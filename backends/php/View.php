<?php

declare(strict_types=1);

/** Text for HTML, between tags and in quoted attributes. Everything that is printed goes through it. */
function e(string|int $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** Renders the files of a folder, each a part of a page. */
final class View
{
    /** @param array<string, mixed> $known what every part has as a variable */
    public function __construct(private string $folder, private array $known)
    {
    }

    /**
     * Prints a part. Inside it `$this->part(…)` prints another one, and `$values` is what it was given.
     *
     * @param string $part its path below the folder, without the ending
     * @param array<string, mixed> $values what this part has as variables besides
     */
    public function part(string $part, array $values = []): void
    {
        extract(array_merge($this->known, $values, ['__file' => "$this->folder/$part.php"]));
        require $__file;
    }
}
