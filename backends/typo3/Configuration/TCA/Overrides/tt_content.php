<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

(static function (): void {
    $labels = 'LLL:EXT:auftritt/Resources/Private/Language/backend.xlf:';
    $tabs = 'LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:';

    ExtensionManagementUtility::addTCAcolumns('tt_content', [
        'tx_auftritt_app' => [
            'label' => $labels . 'tt_content.app',
            'description' => $labels . 'tt_content.app.description',
            'l10n_mode' => 'exclude',
            'config' => [
                'type' => 'select',
                'renderType' => 'selectSingle',
                'default' => 'analytics',
                'items' => [
                    ['label' => $labels . 'tt_content.app.cms', 'value' => 'cms'],
                    ['label' => $labels . 'tt_content.app.analytics', 'value' => 'analytics'],
                ],
            ],
        ],
    ]);

    // One content element for each section. Those with `pages` list the content elements of a folder,
    // which the editor chooses as their starting point: header, subheader, text, link and pictures.
    $sections = [
        'auftritt_logo_slider' => 'header, image',
        'auftritt_image_slider' => 'header, image',
        'auftritt_lightbox' => 'header, image',
        'auftritt_references' => 'header, pages',
        'auftritt_reference_slider' => 'header, pages',
        'auftritt_category_gallery' => '',
        'auftritt_inspiration_gallery' => 'header',
        'auftritt_coverflow' => 'header, pages',
        'auftritt_gallery_elements' => 'header, pages',
        'auftritt_downloads' => 'header, media',
        'auftritt_map' => 'header, bodytext',
        'auftritt_consent_content' => 'header, header_link, tx_auftritt_app',
        'auftritt_opt_out' => '',
    ];

    // The wizard of TYPO3 13 and later reads this; that of 12 reads Configuration/page.tsconfig.
    ExtensionManagementUtility::addTcaSelectItemGroup('tt_content', 'CType', 'auftritt', $labels . 'group');
    foreach ($sections as $type => $fields) {
        ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
            'label' => $labels . $type,
            'description' => $labels . $type . '.description',
            'value' => $type,
            'icon' => 'auftritt-section',
            'group' => 'auftritt',
        ]);
        $GLOBALS['TCA']['tt_content']['ctrl']['typeicon_classes'][$type] = 'auftritt-section';
        $GLOBALS['TCA']['tt_content']['types'][$type] = [
            'showitem' => '--palette--;;general, ' . $fields
                . ', --div--;' . $tabs . 'appearance, --palette--;;frames, --palette--;;appearanceLinks'
                . ', --div--;' . $tabs . 'language, --palette--;;language'
                . ', --div--;' . $tabs . 'access, --palette--;;hidden, --palette--;;access'
                . ', --div--;' . $tabs . 'categories, categories'
                . ', --div--;' . $tabs . 'notes, rowDescription',
        ];
    }
    // The address below the map is rich text.
    $GLOBALS['TCA']['tt_content']['types']['auftritt_map']['columnsOverrides']['bodytext']['config']['enableRichtext'] = true;
})();
