<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Imaging\IconProvider\SvgIconProvider;

return [
    'auftritt-section' => [
        'provider' => SvgIconProvider::class,
        'source' => 'EXT:auftritt/Resources/Public/Icons/Extension.svg',
    ],
];
