import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wrongInWords } from '../../src/command/check/page-words.js';
import { checkPage } from '../support/check-page.js';

const french = readFileSync('docs/languages/fr.json', 'utf8');

/** What is wrong with the French example where `before` in it becomes `after`. */
const changed = (before: string, after: string): readonly string[] => {
  expect(french).toContain(before);
  return wrongInWords(french.replace(before, after), true);
};

describe('the words that a page brings', () => {
  it('are complete in the French example', () => {
    expect(wrongInWords(french, true)).toEqual([]);
  });

  it('are named where they are missing, unknown or without their braces', () => {
    expect(changed('"back"', '"bak"')).toEqual([
      'has an unknown word navigation.bak; did you mean navigation.back?',
      'lacks navigation.back',
    ]);
    expect(changed('Veuillez cocher «\u00a0{name}\u00a0»', 'Veuillez cocher')).toEqual([
      'must have {name} in form.missingTick',
    ]);
    expect(changed('"Retour"', '7')).toEqual([
      'navigation.back is neither text nor object',
      'lacks navigation.back',
    ]);
    expect(changed('{', '')[0]).toMatch(/^is no JSON: /);
  });

  it('may be few where the script knows the language', () => {
    expect(wrongInWords('{ "lightbox": { "close": "Zu" } }', false)).toEqual([]);
    expect(wrongInWords(undefined, false)).toEqual([]);
  });

  it('are asked for on a page in a third language alone', () => {
    const page = (lang: string, inside = '') => {
      const tag = '<script type="module" src="/assets/auftritt.js"></script>';
      const viewport = '<meta name="viewport" content="width=device-width">';
      const html = `<!doctype html><html lang="${lang}"><head>${viewport}${tag}${inside}</head></html>`;
      return checkPage({ html, address: 'https://www.example.com/' }).findings;
    };
    expect(page('de-AT')).toEqual([]);
    expect(page('fr')).toMatchObject([
      { level: 'warning', message: expect.stringMatching(/^the page is in "fr".* lacks .*form\./) },
    ]);
    expect(page('fr', `<script type="application/json" data-words>${french}</script>`)).toEqual([]);
  });
});
