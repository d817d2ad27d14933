<?php

declare(strict_types=1);

// Debian's php-twig; with Composer it is vendor/autoload.php.
require_once '/usr/share/php/Twig/autoload.php';

use Twig\Environment;
use Twig\Loader\FilesystemLoader;

/** Twig with the site's templates: the folder that TEMPLATES names, or the one of the site. */
function twig(): Environment
{
    $loader = new FilesystemLoader(getenv('TEMPLATES') ?: dirname(__DIR__) . '/templates');
    return new Environment($loader, ['autoescape' => 'html', 'strict_variables' => true]);
}
