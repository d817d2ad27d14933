import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { structures } from '../../support/contract.js';

const data = JSON.parse(readFileSync('dist/auftritt.html-data.json', 'utf8'));
const service = getLanguageService({
  useDefaultDataProvider: false,
  customDataProviders: [newHTMLDataProvider('auftritt', data)],
});

/** What an editor offers at `|`, and what it says of what stands there. */
function edited(html: string) {
  const document = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
  const place = document.positionAt(html.indexOf('|'));
  const parsed = service.parseHTMLDocument(document);
  return {
    offered: service.doComplete(document, place, parsed).items.map(({ label }) => label),
    said: JSON.stringify(service.doHover(document, place, parsed)?.contents),
  };
}

describe('an editor with the custom data', () => {
  const some = (...names: string[]): unknown => expect.arrayContaining(names);

  it.each<[string, unknown]>([
    ['<script src="/assets/auftritt.js" data-|></script>', some('data-plugin', 'data-selectors')],
    ['<div data-|></div>', expect.not.arrayContaining(['data-plugin'])],
    ['<script data-jquery="|"></script>', ['page', 'own', 'none']],
    ['<script data-disable="|"></script>', Object.keys(structures)],
    ['<li data-|></li>', some('data-uid', 'data-color', 'data-parent')],
    ['<div class="|"></div>', some('image-slider', 'inquiry-form', 'map', 'product_reference')],
  ])('completes %s', (html, expected) => {
    expect(edited(html).offered).toEqual(expected);
  });

  it('says what an attribute means, and what holds without it', () => {
    const { said } = edited('<script data-pri|vacy-url="/privacy/"></script>');
    expect(said).toContain('privacy policy');
    expect(said).toContain("Without it: that of the page's `link rel=");
  });
});

it('has every attribute that the script reads on the page with every section', () => {
  const page = readFileSync('static-html/pages/en/home/every-section/index.html', 'utf8');
  const used = new Set([...page.matchAll(/\s(data-[\w-]+)=/g)].map(([, name]) => name));
  const known = [...data.globalAttributes, ...data.tags[0].attributes].map(({ name }) => name);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
});
