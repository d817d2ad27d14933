<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// For sites without site sets. Each brings what it builds on with its include_static_file.txt.
ExtensionManagementUtility::addStaticFile('auftritt', 'Configuration/TypoScript', 'Auftritt: sections and tag');
ExtensionManagementUtility::addStaticFile('auftritt', 'Configuration/TypoScript/Page', 'Auftritt: whole page');
