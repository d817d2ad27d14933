<?php

// For PHP's own server, to try the site: php -S localhost:8000 twig/router.php

declare(strict_types=1);

$pages = __DIR__;
// False leaves a file to the server.
return require __DIR__ . '/../php/router.php';
