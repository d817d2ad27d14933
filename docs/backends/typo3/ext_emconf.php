<?php

$EM_CONF[$_EXTKEY] = [
    'title' => 'Auftritt',
    'description' => 'Templates for Auftritt',
    'category' => 'templates',
    'version' => '1.0.0',
    'state' => 'stable',
    'constraints' => [
        'depends' => [
            'typo3' => '12.4.0-13.4.99',
            'fluid_styled_content' => '12.4.0-13.4.99',
            'form' => '12.4.0-13.4.99',
        ],
    ],
];
