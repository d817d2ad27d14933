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
        'tx_auftritt_entries' => [
            'label' => $labels . 'tt_content.entries',
            'description' => $labels . 'tt_content.entries.description',
            'config' => [
                'type' => 'inline',
                'foreign_table' => 'tx_auftritt_entry',
                'foreign_field' => 'element',
                'appearance' => [
                    'useSortable' => true,
                    'expandSingle' => true,
                    'showAllLocalizationLink' => true,
                    'showPossibleLocalizationRecords' => true,
                    'showSynchronizationLink' => true,
                    'enabledControls' => ['localize' => true],
                ],
            ],
        ],
    ]);

    // Level and position of the heading are core's; those of a button, a frame or a list have none.
    $GLOBALS['TCA']['tt_content']['palettes']['auftritt_header'] = [
        'showitem' => 'header, --linebreak--, header_layout, header_position',
    ];

    // One content element for each section. Those with entries may show the content elements of a folder in place of
    // them, which the editor chooses as their starting point: header, subheader, text, link and pictures.
    $sections = [
        'auftritt_logo_slider' => '--palette--;;auftritt_header, image',
        'auftritt_image_slider' => '--palette--;;auftritt_header, image',
        'auftritt_lightbox' => '--palette--;;auftritt_header, image',
        'auftritt_references' => '--palette--;;auftritt_header, tx_auftritt_entries, pages',
        'auftritt_reference_slider' => '--palette--;;auftritt_header, tx_auftritt_entries, pages',
        'auftritt_category_gallery' => '',
        'auftritt_inspiration_gallery' => 'header',
        'auftritt_coverflow' => '--palette--;;auftritt_header, tx_auftritt_entries, pages',
        'auftritt_gallery_elements' => 'header, tx_auftritt_entries, pages',
        'auftritt_downloads' => 'header, media',
        'auftritt_map' => '--palette--;;auftritt_header, bodytext',
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
                . ', --div--;' . $tabs . 'appearance, --palette--;;frames, sectionIndex'
                . ', --div--;' . $tabs . 'language, --palette--;;language'
                . ', --div--;' . $tabs . 'access, --palette--;;hidden, --palette--;;access'
                . ', --div--;' . $tabs . 'categories, categories'
                . ', --div--;' . $tabs . 'notes, rowDescription',
        ];
    }
    // What a picture of the slider shows on a phone is cut by itself.
    $crop = static fn (string $title): array => [
        'title' => $title,
        'allowedAspectRatios' => [
            'NaN' => ['title' => 'LLL:EXT:core/Resources/Private/Language/locallang_wizards.xlf:imwizard.ratio.free', 'value' => 0.0],
            '3:2' => ['title' => '3:2', 'value' => 3 / 2],
            '16:9' => ['title' => '16:9', 'value' => 16 / 9],
            '1:1' => ['title' => '1:1', 'value' => 1.0],
            '4:5' => ['title' => '4:5', 'value' => 4 / 5],
        ],
    ];
    $GLOBALS['TCA']['tt_content']['types']['auftritt_image_slider']['columnsOverrides']['image']['config']['overrideChildTca']['columns']['crop']['config']['cropVariants'] = [
        'default' => $crop($labels . 'crop.default'),
        'phone' => $crop($labels . 'crop.phone'),
    ];
    // The address below the map is rich text.
    $GLOBALS['TCA']['tt_content']['types']['auftritt_map']['columnsOverrides']['bodytext']['config']['enableRichtext'] = true;
})();
