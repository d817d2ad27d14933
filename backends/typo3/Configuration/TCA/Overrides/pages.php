<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

(static function (): void {
    $labels = 'LLL:EXT:auftritt/Resources/Private/Language/backend.xlf:';
    // A category of the galleries is a page: it has an address that works without script, is hidden,
    // sorted and translated like any other, and its menu is TYPO3's own.
    ExtensionManagementUtility::addTCAcolumns('pages', [
        'tx_auftritt_color' => [
            'label' => $labels . 'pages.color',
            'description' => $labels . 'pages.color.description',
            // A colour is the same in every language.
            'l10n_mode' => 'exclude',
            'config' => ['type' => 'color'],
        ],
        'tx_auftritt_pictures' => [
            'label' => $labels . 'pages.pictures',
            'description' => $labels . 'pages.pictures.description',
            'config' => [
                'type' => 'file',
                'allowed' => 'common-image-types',
                'behaviour' => ['allowLanguageSynchronization' => true],
            ],
        ],
    ]);
    ExtensionManagementUtility::addToAllTCAtypes(
        'pages',
        '--div--;' . $labels . 'pages.tab, tx_auftritt_color, tx_auftritt_pictures',
        '1',
    );
})();
