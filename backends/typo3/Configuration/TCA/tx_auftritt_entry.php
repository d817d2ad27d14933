<?php

// An entry of references, a reference slider, a coverflow or several gallery elements: it is edited in its element, and
// goes with it where that is moved, copied, translated, hidden or deleted.

declare(strict_types=1);

defined('TYPO3') or die();

$labels = 'LLL:EXT:auftritt/Resources/Private/Language/backend.xlf:';
$general = 'LLL:EXT:core/Resources/Private/Language/locallang_general.xlf:';

return [
    'ctrl' => [
        'title' => $labels . 'entry',
        'label' => 'header',
        'label_alt' => 'subheader',
        'sortby' => 'sorting',
        'tstamp' => 'tstamp',
        'crdate' => 'crdate',
        'delete' => 'deleted',
        'origUid' => 't3_origuid',
        'versioningWS' => true,
        'hideTable' => true,
        'languageField' => 'sys_language_uid',
        'transOrigPointerField' => 'l10n_parent',
        'transOrigDiffSourceField' => 'l10n_diffsource',
        'enablecolumns' => ['disabled' => 'hidden'],
        'security' => ['ignorePageTypeRestriction' => true],
        'typeicon_classes' => ['default' => 'auftritt-section'],
    ],
    'types' => [
        '0' => ['showitem' => 'header, subheader, bodytext, header_link, image, hidden, --palette--;;language'],
    ],
    'palettes' => [
        // Hidden, and there all the same, so that a translation keeps its language.
        'language' => ['showitem' => 'sys_language_uid, l10n_parent', 'isHiddenPalette' => true],
    ],
    'columns' => [
        'element' => ['config' => ['type' => 'passthrough']],
        'hidden' => [
            'exclude' => true,
            'label' => $general . 'LGL.hidden',
            'config' => ['type' => 'check', 'renderType' => 'checkboxToggle'],
        ],
        'sys_language_uid' => [
            'exclude' => true,
            'label' => $general . 'LGL.language',
            'config' => ['type' => 'language'],
        ],
        'l10n_parent' => [
            'displayCond' => 'FIELD:sys_language_uid:>:0',
            'label' => $labels . 'entry.original',
            'config' => [
                'type' => 'select',
                'renderType' => 'selectSingle',
                'items' => [['label' => '', 'value' => 0]],
                'foreign_table' => 'tx_auftritt_entry',
                'foreign_table_where' => 'AND {#tx_auftritt_entry}.{#pid}=###CURRENT_PID### AND {#tx_auftritt_entry}.{#sys_language_uid} IN (-1,0)',
                'default' => 0,
            ],
        ],
        'l10n_diffsource' => ['config' => ['type' => 'passthrough']],
        'header' => [
            'label' => $labels . 'entry.header',
            'config' => ['type' => 'input', 'size' => 50, 'max' => 255, 'eval' => 'trim', 'required' => true],
        ],
        'subheader' => [
            'label' => $labels . 'entry.subheader',
            'config' => ['type' => 'input', 'size' => 50, 'max' => 255, 'eval' => 'trim'],
        ],
        'bodytext' => [
            'label' => $labels . 'entry.bodytext',
            'config' => ['type' => 'text', 'cols' => 80, 'rows' => 8, 'enableRichtext' => true],
        ],
        'header_link' => [
            'label' => $labels . 'entry.header_link',
            'config' => ['type' => 'link', 'size' => 50],
        ],
        'image' => [
            'label' => $labels . 'entry.image',
            'config' => [
                'type' => 'file',
                'allowed' => 'common-image-types',
                'behaviour' => ['allowLanguageSynchronization' => true],
            ],
        ],
    ],
];
