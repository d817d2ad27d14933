import type { MarkupWords } from '../markup-words.js';

/** The words of our own markup. */
export const ownWords: MarkupWords = {
  attributes: { target: ['data-collapse', 'href'] },
  classes: { openBody: 'is-open' },
};
