<?php

$EM_CONF[$_EXTKEY] = [
    'title' => 'Auftritt',
    'description' => 'Templates for Auftritt',
    'category' => 'templates',
    'version' => '2.0.0',
    'state' => 'stable',
    'constraints' => [
        'depends' => [
            'php' => '8.1.0-8.99.99',
            'typo3' => '12.4.0-14.3.99',
            'fluid_styled_content' => '12.4.0-14.3.99',
            'form' => '12.4.0-14.3.99',
            'seo' => '12.4.0-14.3.99',
        ],
    ],
];
