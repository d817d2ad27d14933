import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typo3Files, wordpressFiles } from '../../../build/release/archives.mjs';
import { zip } from '../../../build/release/zip.mjs';
import { isLong } from '../../support/extent.js';

const folder = mkdtempSync(join(tmpdir(), 'release-'));
afterAll(() => rmSync(folder, { recursive: true }));

const names = (files: ReadonlyMap<string, Buffer>): string[] => [...files.keys()].sort();

describe('an archive', () => {
  const files = new Map([
    ['b/ä.txt', Buffer.from('second '.repeat(100))],
    ['a.txt', Buffer.from('first')],
  ]);

  it('has its files in their order', () => {
    const unpacked = Object.entries(unzipSync(zip(files, '2.1.3')));
    expect(unpacked.map(([name, data]) => [name, `${Buffer.from(data)}`])).toEqual([
      ['a.txt', 'first'],
      ['b/ä.txt', 'second '.repeat(100)],
    ]);
  });

  it('has a later time in each later version, whatever its numbers', () => {
    const versions = ['1.3.0', '2.0.0', '2.0.29', '2.0.30', '2.0.64', '2.1.0', '2.60.0', '3.0.0'];
    const times = versions.map((version) => zip(files, version).readUInt32LE(10));
    expect(times).toEqual([...new Set(times)].sort((one, other) => one - other));
    // No time of day has more than 59 seconds, or 59 minutes.
    for (const time of times) {
      expect(time & 31).toBeLessThan(30);
      expect((time >> 5) & 63).toBeLessThan(60);
    }
  });

  it('does not depend on the order in which a disk lists its files', () => {
    expect(zip(new Map([...files].reverse()), '2.1.3')).toEqual(zip(files, '2.1.3'));
  });
});

describe('the plugin for WordPress', () => {
  it('has the script, its licences and translations, and nothing that has to be built or unpacked', () => {
    const paths = names(wordpressFiles('dist'));
    const needed = ['LICENSE', 'assets/auftritt.css', 'assets/auftritt.js', 'auftritt.php'];
    expect(paths).toEqual(
      expect.arrayContaining(
        [...needed, 'languages/auftritt-de.l10n.php', 'readme.txt', 'uninstall.php'].map(
          (path) => `auftritt/${path}`,
        ),
      ),
    );
    expect(paths.filter((path) => !path.startsWith('auftritt/'))).toEqual([]);
    expect(paths.filter((path) => /\.(gz|br|map|zip|tgz|ts|mjs)$|\/\./.test(path))).toEqual([]);
    const { files } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
    const chunks = Object.keys(files).filter((path) => path.startsWith('chunks/'));
    const wanted = chunks.filter((path) => !path.includes('fancybox'));
    expect(wanted.length).toBeGreaterThan(20);
    expect(paths).toEqual(expect.arrayContaining(wanted.map((path) => `auftritt/assets/${path}`)));
  });

  it('leaves the commercial lightbox out', () => {
    const build = join(folder, 'build');
    mkdirSync(join(build, 'chunks'), { recursive: true });
    const line = '-'.repeat(72);
    const written = {
      'LICENSES.txt': `The built files of Auftritt: MIT AND LicenseRef-Fancyapps-UI\n\nLicenseRef-Fancyapps-UI is commercial. A site\nneeds one.\n\n\nAuftritt\nMIT\n${line}\n\nOurs.\n\n\n@fancyapps/ui 6.1.15\nLicenseRef-Fancyapps-UI\n${line}\n\nTheirs.\n\n\nphotoswipe 5.4.4\nMIT\n${line}\n\nMIT.\n`,
      'auftritt.js': '/*! MIT, see LICENSES.txt */\nimport("./chunks/lightbox-1.js")',
      'auftritt.bundle.js': '/*! MIT AND LicenseRef-Fancyapps-UI, see LICENSES.txt */',
      'chunks/fancybox-1.js': '/*! MIT AND LicenseRef-Fancyapps-UI, see ../LICENSES.txt */',
      'chunks/photoswipe-1.js': '/*! MIT, see ../LICENSES.txt */',
    };
    for (const [path, text] of Object.entries(written)) writeFileSync(join(build, path), text);
    const files = wordpressFiles(build);
    expect(names(files).filter((path) => path.includes('/assets/'))).toEqual([
      'auftritt/assets/LICENSES.txt',
      'auftritt/assets/auftritt.js',
      'auftritt/assets/chunks/photoswipe-1.js',
    ]);
    expect(`${files.get('auftritt/assets/LICENSES.txt')}`).toBe(
      `The built files of Auftritt: MIT\n\n\nAuftritt\nMIT\n${line}\n\nOurs.\n\n\nphotoswipe 5.4.4\nMIT\n${line}\n\nMIT.\n`,
    );
    // What names the licence further down would be passed on unseen.
    writeFileSync(join(build, 'chunks/odd-1.js'), '/*! MIT */\n"LicenseRef-Fancyapps-UI"');
    expect(() => wordpressFiles(build)).toThrow('LicenseRef-Fancyapps-UI in chunks/odd-1.js');
  });

  // What Plugin Check asks of an archive, beside its rules for PHP: tests/systems/wordpress/rules.xml.
  it('has no file that the directory of WordPress refuses', () => {
    const files = wordpressFiles('dist');
    const refused =
      /(^|\/)\.|[\s!@#$%^&*()+=[\]{};:"'<>,?\\|`~]|\.(zip|gz|tgz|rar|tar|7z|phar|a|bin|bpk|deploy|dist|distz|dmg|dms|dump|elc|exe|iso|lha|lrf|lzh|o|obj|pkg|sh|so)$/i;
    expect(names(files).filter((path) => refused.test(path))).toEqual([]);
    const php = [...files].filter(([path]) => path.endsWith('.php'));
    expect(php.length).toBeGreaterThan(30);
    const own = /https?:\/\/(localhost|127\.0\.0\.1|[^/\s]*\.local(host)?)\//;
    const updater = /update_plugins|auto_update_plugin|_site_transient_update_|Update URI/;
    const packed = /ionCube|sourceguardian|@Zend|base64_decode/;
    for (const [path, data] of php) {
      for (const rule of [own, updater, packed]) expect(`${data}`, path).not.toMatch(rule);
      // One domain for all texts, as text and not as a constant.
      const texts = /\b(?:esc_html|esc_attr)?_{1,2}[exn]?\( '(?:[^'\\]|\\.)*'(?:, [^()]*?)? \)/g;
      for (const [call] of `${data}`.matchAll(texts)) expect(call, path).toMatch(/'auftritt' \)$/);
    }
  });

  it('says the same of itself in its readme, its main file and its licences', () => {
    const readme = readFileSync('backends/wordpress/readme.txt', 'utf8');
    const main = readFileSync('backends/wordpress/auftritt.php', 'utf8');
    const header = (name: string) => new RegExp(`^ \\* ${name}: (.+)$`, 'm').exec(main)?.[1];
    const files = wordpressFiles('dist');
    expect(readme).toContain(`=== ${header('Plugin Name')} ===\n`);
    for (const name of ['License', 'License URI'])
      expect(readme).toContain(`\n${name}: ${header(name)}\n`);
    expect(`${files.get('auftritt/assets/LICENSES.txt')}`.split('\n')[0]).toBe(
      `The built files of Auftritt: ${header('License')}`,
    );
    // The directory shows no more than 150 characters of it, and five tags.
    const [, short = ''] = readme.split('\n\n', 3);
    expect(short.length).toBeLessThanOrEqual(150);
    expect(/^Tags: (.+)$/m.exec(readme)?.[1]?.split(', ').length).toBeLessThanOrEqual(5);
  });
});

describe('the extension for TYPO3', () => {
  it.each([
    ['composer', 'packages/auftritt', 'public/assets'],
    ['classic', 'typo3conf/ext/auftritt', 'assets'],
  ] as const)('is unpacked in its place, with the script, for %s', (mode, extension, assets) => {
    const files = typo3Files(mode, 'dist');
    const paths = names(files);
    expect(paths).toEqual(
      expect.arrayContaining([`${extension}/ext_emconf.php`, `${assets}/auftritt.js`]),
    );
    const others = paths.filter(
      (path) => ![extension, assets].some((place) => path.startsWith(place)),
    );
    expect(others).toEqual([]);
    // composer.json says MIT of the extension: what is under another licence is free, and outside of it.
    for (const [path, data] of files) {
      expect(`${data}`, path).not.toContain('LicenseRef-');
      if (path.startsWith(extension)) expect(`${data}`, path).not.toMatch(/\b(BSD-\d|OFL)\b/);
    }
  });

  it('links the stylesheet of each section that has a content element, and none that the archive lacks', () => {
    const files = typo3Files('classic', 'dist');
    const setup = `${files.get('typo3conf/ext/auftritt/Configuration/TypoScript/Styles.typoscript')}`;
    const linked = [...setup.matchAll(/\/styles\/([\w-]+)\.css\?/g)].map(([, name = '']) => name);
    const there = names(files).flatMap((path) => /styles\/([\w-]+)\.css$/.exec(path)?.[1] ?? []);
    // An editor has no element for these: a site's own templates have them, with the whole stylesheet.
    const byTemplates = ['collapse', 'dropdown', 'slider', 'tabs'];
    expect([...linked, ...byTemplates].toSorted()).toEqual(there.toSorted());
  });
});

describe.runIf(isLong)('npm run release', () => {
  beforeAll(() => {
    for (const name of ['one', 'other']) {
      execFileSync(process.execPath, ['build/release/release.mjs', join(folder, name)], {
        stdio: 'pipe',
      });
    }
  }, 60_000);

  it('makes the same archives, byte for byte, in two folders', () => {
    const archives = readdirSync(join(folder, 'one')).sort();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(archives).toEqual([
      `auftritt-${version}.tgz`,
      `auftritt-typo3-classic-${version}.zip`,
      `auftritt-typo3-composer-${version}.zip`,
      `auftritt-wordpress-${version}.zip`,
    ]);
    for (const name of archives) {
      const [one, other] = ['one', 'other'].map((each) => readFileSync(join(folder, each, name)));
      expect(one?.equals(other ?? Buffer.alloc(0)), name).toBe(true);
    }
  });
});
