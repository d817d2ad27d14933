// @vitest-environment jsdom

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createButton } from '../../src/page/create.js';
import { activeLanguage, wordsIn } from '../../src/page/language.js';
import { filesIn } from '../support/backend-sources.js';
import { selectors } from '../support/contract.js';

function languageOf(body: string, lang = ''): string {
  document.documentElement.lang = lang;
  document.body.innerHTML = body;
  return activeLanguage(selectors.languageMenu);
}

const menu = (entries: string) => `<ul class="language-menu">${entries}</ul>`;

describe('the active language', () => {
  it.each([
    ['lang of the entry', '<li><a>DE</a></li><li class="active" lang="en"><a>x</a></li>', 'en'],
    ['lang of its link', '<li class="active"><a lang="en">x</a></li><li>DE</li>', 'en'],
    ['hreflang of its link', '<li class="active"><a hreflang="en-GB">x</a></li>', 'en'],
    ['text EN', '<li>DE</li><li class="active"> EN </li>', 'en'],
    ['text English', '<li class="active"><a>English</a></li>', 'en'],
    ['text Deutsch', '<li class="active"><a>Deutsch</a></li>', 'de'],
  ])('is read from the %s', (_name, entries, expected) => {
    expect(languageOf(menu(entries), expected === 'en' ? 'de' : 'en')).toBe(expected);
  });

  it('is that of html[lang] without a menu, or with one that has no active entry', () => {
    expect(languageOf('', 'en-US')).toBe('en');
    expect(languageOf(menu('<li>DE</li><li>EN</li>'), 'en')).toBe('en');
    expect(languageOf(menu('<li class="active">FR</li>'), 'en')).toBe('en');
  });

  it('is German where nothing says another', () => {
    expect(languageOf('')).toBe('de');
    expect(languageOf(menu('<li class="active">FR</li>'), 'fr')).toBe('de');
    expect(languageOf(menu('<li class="active">Svenska</li>'), 'sv')).toBe('de');
  });
});

const wording = {
  name: 'menu',
  de: { back: 'Zurück', open: 'Öffnen' },
  en: { back: 'Back', open: 'Open' },
};

const bring = (json: string): void => {
  document.head.innerHTML = `<script type="application/json" data-words>${json}</script>`;
};

describe('the words of a part', () => {
  const reportError = vi.fn();
  beforeEach(() => void vi.stubGlobal('reportError', reportError.mockReset()));
  afterEach(() => {
    vi.unstubAllGlobals();
    document.head.replaceChildren();
  });

  it('are those that the page brings, and ours where it brings none', () => {
    bring('{ "menu": { "back": "Retour" }, "form": { "open": "Non" } }');
    expect(wordsIn('de', wording)).toEqual({ back: 'Retour', open: 'Öffnen' });
  });

  it.each([
    ['fr_FR', 'fr-FR'],
    ['zh_hant_tw', 'zh-Hant-TW'],
    ['französisch', 'de'],
    [7, 'de'],
  ])('name their language as browsers do: %j as %s', (written, tag) => {
    bring(JSON.stringify({ menu: { language: written } }));
    const own = { name: 'menu', de: { language: 'de' }, en: { language: 'en' } };
    expect(wordsIn('de', own)).toEqual({ language: tag });
    expect(reportError).toHaveBeenCalledTimes(tag === 'de' ? 1 : 0);
  });

  it.each(['{', '', 'null', '[]', '7', '{ "menu": null }', '{ "menu": "x" }'])(
    'are ours where %j is brought',
    (json) => {
      bring(json);
      expect(wordsIn('en', wording)).toMatchObject(wording.en);
    },
  );
});

it('German does not break “E‑Mail” and “IP‑Adresse” at the hyphen', () => {
  const texts = filesIn('src', 'wording.json')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(texts).toContain('IP\u2011Adresse');
  expect(texts.match(/\b(?:IP|E)-(?:Adresse|Mail)[^"]*/g)).toBeNull();
});

it.each([
  ['fr', '', 'de'],
  ['nl-BE', '', 'de'],
  ['fr', '<script type="application/json" data-words>{}</script>', null],
  ['de-AT', '', null],
  ['EN', '', null],
  ['', '', null],
])('a button on a page in %j with %j says that it is in %j', (lang, words, expected) => {
  document.documentElement.lang = lang;
  document.body.innerHTML = words;
  expect(createButton('a', 'Schließen').getAttribute('lang')).toBe(expected);
});
