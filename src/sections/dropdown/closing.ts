import type { MarkupWords } from '../markup-words.js';
import { valuesOf } from '../markup-words.js';

/** Which clicks close an open menu: those inside it, and those outside it. */
export interface Closing {
  readonly inside: boolean;
  readonly outside: boolean;
}

/** Reads which clicks close a menu, as Bootstrap 5 writes it: `true`, `inside`, `outside` or `false`. */
export function closingOf(toggle: Element, words: MarkupWords): Closing {
  const [value] = valuesOf(toggle, 'close', words);
  return {
    inside: value !== 'outside' && value !== 'false',
    outside: value !== 'inside' && value !== 'false',
  };
}
