<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// A category of the galleries is a page; this is its colour.
ExtensionManagementUtility::addTCAcolumns('pages', [
    'tx_auftritt_color' => [
        'label' => 'Colour in the gallery',
        'config' => ['type' => 'color'],
    ],
]);
ExtensionManagementUtility::addToAllTCAtypes('pages', 'tx_auftritt_color', '1', 'after:title');
