<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// One content element for each section. Those with `pages` list the content elements of a folder,
// which the editor chooses as their starting point: header, subheader, text, link and pictures.
$sections = [
    'auftritt_logo_slider' => ['Logo slider', 'header, image'],
    'auftritt_image_slider' => ['Image slider', 'header, image'],
    'auftritt_lightbox' => ['Pictures in the lightbox', 'image'],
    'auftritt_references' => ['References', 'pages'],
    'auftritt_reference_slider' => ['Reference slider', 'header, pages'],
    'auftritt_category_gallery' => ['Product gallery', ''],
    'auftritt_inspiration_gallery' => ['Inspiration gallery', 'header'],
    'auftritt_coverflow' => ['Coverflow', 'pages'],
    'auftritt_gallery_elements' => ['Several gallery elements', 'header, pages'],
    'auftritt_downloads' => ['Downloads', 'header, media'],
    'auftritt_map' => ['Map', 'header, bodytext'],
    'auftritt_consent_content' => ['Video or other content that needs consent', 'header, header_link'],
    'auftritt_opt_out' => ['Button: analytics off', ''],
];

foreach ($sections as $type => [$label, $fields]) {
    ExtensionManagementUtility::addTcaSelectItem('tt_content', 'CType', [
        'label' => $label,
        'value' => $type,
        'icon' => 'content-text',
        'group' => 'default',
    ]);
    $GLOBALS['TCA']['tt_content']['types'][$type] = [
        'showitem' => '--palette--;;general, ' . $fields
            . ', --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:language, --palette--;;language'
            . ', --div--;LLL:EXT:core/Resources/Private/Language/Form/locallang_tabs.xlf:access, --palette--;;hidden, --palette--;;access',
    ];
}
