import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { versionedFiles } from '../../docs/version.mjs';
import { checkPage } from '../support/check-page.js';
import { markdownPages, sideOf, snippetsOf } from '../support/markdown.js';

const page = markdownPages.find(({ path }) => path === 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const patches = page ? snippetsOf(page).filter(({ language }) => language === 'diff') : [];

it('the guides and the files of the backends name the version of the package', () => {
  const files = versionedFiles();
  expect(files.length).toBeGreaterThan(7);
  expect(files.filter(({ text, now }) => text !== now).map(({ path }) => path)).toEqual([]);
});

describe('CHANGELOG.md', () => {
  it('begins with the version of the package, after what is unreleased', () => {
    expect(/^## (?!Unreleased)(\S+)/m.exec(page?.text ?? '')?.[1]).toBe(version);
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
