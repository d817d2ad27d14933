import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getLanguageService, newHTMLDataProvider, TextDocument } from 'vscode-html-languageservice';
import { structures } from '../../support/contract.js';

const data = JSON.parse(readFileSync('dist/auftritt.html-data.json', 'utf8'));
const service = getLanguageService({
  useDefaultDataProvider: false,
  customDataProviders: [newHTMLDataProvider('auftritt', data)],
});

/** What an editor offers at `|`. */
function offered(html: string): string[] {
  const document = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
  const place = document.positionAt(html.indexOf('|'));
  const { items } = service.doComplete(document, place, service.parseHTMLDocument(document));
  return items.map(({ label }) => label);
}

/** What an editor says of what stands at `|`. */
function said(html: string): string {
  const document = TextDocument.create('file:///page.html', 'html', 1, html.replace('|', ''));
  const place = document.positionAt(html.indexOf('|'));
  const hover = service.doHover(document, place, service.parseHTMLDocument(document));
  return JSON.stringify(hover?.contents);
}

describe('an editor with the custom data', () => {
  it('completes the attributes of the tag', () => {
    const labels = offered('<script src="/assets/auftritt.js" data-|></script>');
    expect(labels).toEqual(expect.arrayContaining(['data-plugin', 'data-selectors']));
    expect(offered('<div data-|></div>')).not.toContain('data-plugin');
  });

  it('completes their values', () => {
    expect(offered('<script data-request-errors="|"></script>')).toEqual(['log', 'recover']);
    expect(offered('<script data-jquery="|"></script>')).toEqual(['page', 'own', 'none']);
    expect(offered('<script data-disable="|"></script>')).toEqual(Object.keys(structures));
  });

  it('completes the attributes of hooks on any element', () => {
    const labels = offered('<li data-|></li>');
    expect(labels).toEqual(expect.arrayContaining(['data-uid', 'data-color', 'data-parent']));
  });

  it('completes the classes of hooks', () => {
    const labels = offered('<div class="|"></div>');
    const some = ['image-slider', 'gallery-slider', 'inquiry-form', 'map', 'product_reference'];
    expect(labels).toEqual(expect.arrayContaining(some));
  });

  it('says what an attribute means, and what holds without it', () => {
    const text = said('<script data-pri|vacy-url="/privacy/"></script>');
    expect(text).toContain('privacy policy');
    expect(text).toContain("Without it: that of the page's `link rel=");
  });
});

it('has every attribute that the script reads on the page with every section', () => {
  const page = readFileSync('static-html/pages/en/home/every-section/index.html', 'utf8');
  const used = new Set([...page.matchAll(/\s(data-[\w-]+)=/g)].map(([, name]) => name));
  const known = [...data.globalAttributes, ...data.tags[0].attributes].map(({ name }) => name);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
});
