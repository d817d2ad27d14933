<?php

declare(strict_types=1);

const LANGUAGES = ['de' => 'Deutsch', 'en' => 'English'];

/**
 * What the templates know, in one language. Yours comes out of a database; here it is a file, in a
 * folder that CONTENT names.
 */
function content(string $language): array
{
    $folder = getenv('CONTENT') ?: __DIR__ . '/content';
    $json = file_get_contents("$folder/$language.json");
    return json_decode($json, true, flags: JSON_THROW_ON_ERROR);
}

/** The language of an address. */
function languageOf(string $path): string
{
    return str_starts_with($path, '/en/') ? 'en' : 'de';
}
