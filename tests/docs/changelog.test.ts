import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkPage } from '../../src/checker/check-page.js';
import { markdownPages, snippetsOf } from '../support/markdown.js';

const page = markdownPages.find(({ path }) => path === 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const patches = page ? snippetsOf(page).filter(({ language }) => language === 'diff') : [];

/** The template as it is after a patch, or before it. */
const side = (patch: string, sign: '+' | '-'): string =>
  patch
    .split('\n')
    .filter((line) => line.startsWith(sign) || line.startsWith(' '))
    .map((line) => line.slice(1))
    .join('\n');

describe('CHANGELOG.md', () => {
  it('begins with the version of the package, after what is unreleased', () => {
    expect(/^## (?!Unreleased)(\S+)/m.exec(page?.text ?? '')?.[1]).toBe(version);
  });

  it('has patches for templates', () => {
    expect(patches.length).toBeGreaterThan(0);
  });

  it.each(patches)('$place makes a template with which nothing is wrong', ({ code }) => {
    const { findings, predictions } = checkPage({
      html: side(code, '+'),
      address: 'https://www.example.com/',
    });
    expect(findings.map(({ message }) => message)).toEqual([]);
    expect(predictions.filter(({ starts }) => !starts)).toEqual([]);
    expect(side(code, '-')).not.toBe(side(code, '+'));
  });
});
