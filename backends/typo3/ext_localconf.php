<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Information\Typo3Version;
use TYPO3\CMS\Core\Utility\ExtensionManagementUtility;

defined('TYPO3') or die();

// EXT:form reads its setup from `plugin` in the frontend and from `module` in the backend. TYPO3 14
// finds Configuration/Form/Auftritt/config.yaml by itself.
if ((new Typo3Version())->getMajorVersion() < 14) {
    ExtensionManagementUtility::addTypoScriptSetup('
        plugin.tx_form.settings.yamlConfigurations.7411 = EXT:auftritt/Configuration/Form/Auftritt/config.yaml
        module.tx_form.settings.yamlConfigurations.7411 = EXT:auftritt/Configuration/Form/Auftritt/config.yaml
    ');
}
