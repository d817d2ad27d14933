import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../../support/backend-sources.js';
import { folder, matches, read, yaml } from '../../../../support/typo3-files.js';

describe('the package for TYPO3', () => {
  const composer: unknown = JSON.parse(read('composer.json'));

  it('is for TYPO3 12.4, 13.4 and 14.3, in Composer and without', () => {
    const { php, ...required } = valueAt(composer, 'require') as Record<string, string>;
    expect(new Set(Object.values(required))).toEqual(new Set(['^12.4 || ^13.4.15 || ^14.3']));
    const emconf = read('ext_emconf.php');
    const { php: phps, ...ranges } = Object.fromEntries(
      [...emconf.matchAll(/'(\w+)' => '([\d.]+-[\d.]+)'/g)].map(([, name, range]) => [name, range]),
    );
    expect(new Set(Object.values(ranges))).toEqual(new Set(['12.4.0-14.3.99']));
    // The same extensions, in Composer's words and in TYPO3's own.
    const extensions = Object.keys(ranges).map((name) => name.replaceAll('_', '-'));
    const packages = Object.keys(required).map((name) => name.replace('typo3/cms-', ''));
    expect(extensions).toEqual(packages.map((name) => (name === 'core' ? 'typo3' : name)));
    // The oldest PHP that TYPO3 12.4 runs on.
    expect([php, phps]).toEqual(['>=8.1', '8.1.0-8.99.99']);
  });

  it('says to TYPO3 14 without Composer what ext_emconf.php said before', () => {
    const extra = ['extra', 'typo3/cms'];
    const [, version] = /'version' => '([^']+)'/.exec(read('ext_emconf.php')) ?? [];
    expect(valueAt(composer, ...extra, 'version')).toBe(version);
    expect(valueAt(composer, ...extra, 'Package', 'providesPackages')).toEqual({});
  });

  it('brings what it builds on, as a set and as a static template', () => {
    const set = yaml('Configuration/Sets/Auftritt/config.yaml');
    expect(valueAt(set, 'dependencies')).toEqual(['typo3/fluid-styled-content', 'typo3/form']);
    expect(valueAt(set, 'name')).toBe(valueAt(composer, 'name'));
    expect(valueAt(yaml('Configuration/Sets/AuftrittPage/config.yaml'), 'dependencies')).toEqual([
      valueAt(composer, 'name'),
      'typo3/fluid-styled-content-css',
    ]);
    const statics = read('Configuration/TypoScript/include_static_file.txt');
    expect(statics).toContain('EXT:form/Configuration/TypoScript/');
    expect(statics).toContain('EXT:fluid_styled_content/Configuration/TypoScript/');
    for (const path of matches(
      read('Configuration/TCA/Overrides/sys_template.php'),
      /'(Configuration\/TypoScript[\w/]*)'/g,
    )) {
      expect(existsSync(join(folder, path, 'setup.typoscript'))).toBe(true);
      expect(existsSync(join(folder, path, 'include_static_file.txt'))).toBe(true);
    }
  });

  it('registers the setup of forms for the frontend and the backend', () => {
    const localconf = read('ext_localconf.php');
    const setup = 'tx_form.settings.yamlConfigurations.7411 = EXT:auftritt/Configuration/Form/';
    for (const side of ['plugin', 'module']) expect(localconf).toContain(`${side}.${setup}`);
    // TYPO3 14 reads these three of each folder below Configuration/Form/.
    const form = yaml('Configuration/Form/Auftritt/config.yaml');
    for (const key of ['name', 'label', 'priority']) expect(valueAt(form, key)).toBeTruthy();
  });

  it('lets Analytics 4 and Maps ask whom their own guides name', () => {
    const policy = read('Configuration/ContentSecurityPolicies.php');
    const allowed = (directive: string): string[] =>
      matches(
        policy.split(`Directive::${directive},`)[1]?.split('new Mutation')[0] ?? '',
        /UriValue\('([^']*)'\)/g,
      );
    const analytics = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    expect(allowed('ConnectSrc')).toEqual(
      expect.arrayContaining([...analytics, 'https://*.analytics.google.com']),
    );
    expect(allowed('ImgSrc')).toEqual(expect.arrayContaining(analytics));
    for (const directive of ['ScriptSrc', 'ConnectSrc', 'ImgSrc']) {
      expect(allowed(directive)).toEqual(
        expect.arrayContaining(['https://*.googleapis.com', 'https://*.gstatic.com']),
      );
    }
    expect(allowed('StyleSrc')).toEqual(['https://fonts.googleapis.com']);
    expect(allowed('FontSrc')).toEqual(['https://fonts.gstatic.com']);
  });

  it('extends the policy by hosts of what waits for consent and of the map only', () => {
    const policy = read('Configuration/ContentSecurityPolicies.php');
    expect(policy).toContain('Scope::frontend()');
    expect(policy).not.toMatch(/unsafe|strictDynamic|SourceKeyword/i);
    for (const host of matches(policy, /UriValue\('([^']*)'\)/g)) {
      expect(host).toMatch(/^https:\/\/(\*\.)?[\w.-]+$/);
    }
  });
});
