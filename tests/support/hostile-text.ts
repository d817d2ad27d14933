import fc from 'fast-check';
import { hostileWords } from './page-mutations.js';

/** Marks, letters and parts of words that parsers give a meaning. */
const meaningful = [
  ...'<>"\'`&;:/\\#?=%()[]{}.,*+-~|@!$^_ \n\t\u0000\u00A0\u2013\u2028\uFEFF\uD800aZ09é',
  'javascript:',
  'data:',
  '__proto__',
  'script',
  'onerror=',
  '%20',
  '%E0%A4',
];

/** Text that nobody expects: known attacks, all of Unicode, heaps of marks, and very long words. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileWords),
  fc.string({ unit: fc.constantFrom(...meaningful), maxLength: 30 }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.json(),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);
