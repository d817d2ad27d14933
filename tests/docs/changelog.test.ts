import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { versionedFiles } from '../../docs/version.mjs';
import { filesIn } from '../support/backend-sources.js';
import { checkPage } from '../support/check-page.js';
import { markdownPages, sideOf, snippetsOf } from '../support/markdown.js';

const page = markdownPages.find(({ path }) => path === 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const patches = page ? snippetsOf(page).filter(({ language }) => language === 'diff') : [];

it('the guides and the files of the backends name the version of the package', () => {
  const files = versionedFiles();
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'README.md',
      'docs/project/upkeep.md',
      'SECURITY.md',
      'backends/wordpress/readme.txt',
      'docs/de/start.md',
      'backends/wordpress/auftritt.php',
      'backends/typo3/composer.json',
      'backends/typo3/ext_emconf.php',
    ]),
  );
  expect(files.filter(({ text, now }) => text !== now).map(({ path }) => path)).toEqual([]);
});

it('no guide and no file of the backends names an earlier version', () => {
  const released = [...(page?.text ?? '').matchAll(/^## (\d\S+)/gm)].map(([, each = '']) => each);
  const earlier = released.filter((each) => each !== version);
  expect(earlier.length).toBeGreaterThan(0);
  const numbers = earlier.map((each) => each.replaceAll('.', String.raw`\.`)).join('|');
  const named = new RegExp(`(?<![\\d.])(?:${numbers})(?!\\.?\\d)`);
  const guides = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', '.md')].filter(
    (path) => !path.startsWith('docs/project/'),
  );
  const backends = ['.php', '.json', '.txt', '.yaml', '.html'].flatMap((ending) =>
    filesIn('backends', ending),
  );
  const naming = [...guides, ...backends].filter((path) => named.test(readFileSync(path, 'utf8')));
  expect(naming).toEqual([]);
});

describe('CHANGELOG.md', () => {
  it('begins with the version of the package, after what is unreleased', () => {
    expect(/^## (?!Unreleased)(\S+)/m.exec(page?.text ?? '')?.[1]).toBe(version);
  });

  it('has patches for templates', () => {
    expect(patches.length).toBeGreaterThan(0);
  });

  it.each(patches)('$place makes a template with which nothing is wrong', ({ code }) => {
    const { findings, predictions } = checkPage({
      html: sideOf(code, '+'),
      address: 'https://www.example.com/',
    });
    expect(findings.map(({ message }) => message)).toEqual([]);
    expect(predictions.filter(({ starts }) => !starts)).toEqual([]);
    expect(sideOf(code, '-')).not.toBe(sideOf(code, '+'));
  });
});
