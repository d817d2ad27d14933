<?php

declare(strict_types=1);

use TYPO3\CMS\Core\Security\ContentSecurityPolicy\Directive;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\Mutation;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\MutationCollection;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\MutationMode;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\Scope;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\SourceScheme;
use TYPO3\CMS\Core\Security\ContentSecurityPolicy\UriValue;
use TYPO3\CMS\Core\Type\Map;

// What the map, analytics and films need beyond 'self'. Remove what the site does not use.
return Map::fromEntries([
    Scope::frontend(),
    new MutationCollection(
        new Mutation(
            MutationMode::Extend,
            Directive::ScriptSrc,
            new UriValue('https://*.googleapis.com'),
            new UriValue('https://*.gstatic.com'),
            new UriValue('https://*.googletagmanager.com'),
        ),
        new Mutation(
            MutationMode::Extend,
            Directive::ConnectSrc,
            new UriValue('https://*.googleapis.com'),
            new UriValue('https://*.gstatic.com'),
            new UriValue('https://*.google-analytics.com'),
            new UriValue('https://*.analytics.google.com'),
            new UriValue('https://*.googletagmanager.com'),
        ),
        new Mutation(
            MutationMode::Extend,
            Directive::ImgSrc,
            SourceScheme::data,
            new UriValue('https://*.googleapis.com'),
            new UriValue('https://*.gstatic.com'),
            new UriValue('https://*.google-analytics.com'),
            new UriValue('https://*.googletagmanager.com'),
        ),
        new Mutation(
            MutationMode::Extend,
            Directive::StyleSrc,
            new UriValue('https://fonts.googleapis.com'),
        ),
        new Mutation(
            MutationMode::Extend,
            Directive::FontSrc,
            new UriValue('https://fonts.gstatic.com'),
        ),
        new Mutation(
            MutationMode::Extend,
            Directive::FrameSrc,
            new UriValue('https://www.youtube-nocookie.com'),
            new UriValue('https://player.vimeo.com'),
        ),
    ),
]);
