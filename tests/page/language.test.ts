// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { activeLanguage } from '../../src/page/language.js';
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
