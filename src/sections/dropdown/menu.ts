import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { type MarkupWords, valuesOf, wordsOf } from '../markup-words.js';
import definition from './definition.js';

const { dropdownMenu } = definition.hooks;

/** The words of our own markup. */
const ownWords: MarkupWords = {
  attributes: { close: ['data-dropdown-close'] },
  classes: { openMenu: 'is-open' },
};

/** Finds the menu of a toggle, beside it. Throws a `Problem` if there is none. */
export function menuOf(
  toggle: HTMLElement,
  page: Page,
): { readonly words: MarkupWords; readonly menu: HTMLElement } {
  const words = wordsOf(toggle, 'dropdown', page, ownWords);
  const { parentElement } = toggle;
  const menu = parentElement?.querySelector<HTMLElement>(dropdownMenu);
  if (!menu) throw new Problem(toggle, `element lacks ${dropdownMenu}`);
  return { words, menu };
}

/** Reads which clicks close a menu, as Bootstrap 5 writes it: `true`, `inside`, `outside` or `false`. */
export function closingOf(toggle: Element, words: MarkupWords) {
  const [value] = valuesOf(toggle, 'close', words);
  return {
    inside: value !== 'outside' && value !== 'false',
    outside: value !== 'inside' && value !== 'false',
  };
}
