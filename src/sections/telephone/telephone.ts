import type { Behaviour } from '../../lifecycle/behaviour.js';
import { percentDecoded } from '../../page/addresses.js';

/** White space, dashes of any length, and characters that nobody sees, such as a soft hyphen. */
const separators = /[\s\p{Dash}\p{Cf}]/gu;

/** Decodes what is encoded of the characters that numbers are written with; `%23`, a `#`, stays. */
const written = (number: string): string =>
  number.replace(/(?:%[\da-f]{2})+/gi, (encoded) => {
    const characters = percentDecoded(encoded);
    if (characters.includes('\ufffd')) return encoded;
    return characters.replace(/[^\s\p{Dash}\p{Cf}\d()+]/gu, encodeURIComponent);
  });

/**
 * Removes spaces, dashes and "(0)" from a telephone link's address (specification 5.5), percent-encoded
 * ones too. A "(0)" that no country code comes before is the number's own 0. Parameters (RFC 3966) and
 * other addresses stay unchanged: without its dash, "java-script:" would become a different one.
 */
export function normalised(href: string): string {
  if (!/^\s*tel:/i.test(href)) return href;
  const [number = '', ...parameters] = href.split(';');
  const digits = written(number)
    .replace(separators, '')
    .replace(/^(tel:)\(0\)/i, '$10')
    .replaceAll('(0)', '');
  return [digits, ...parameters].join(';');
}

/** Normalises the link's address. The visible number stays unchanged. */
const telephone: Behaviour = (link, _page, undo) => {
  const href = link.getAttribute('href');
  // If the page overrides the selector, it may match links without an address.
  if (href) undo.attribute(link, 'href', normalised(href));
};

export default telephone;

export { default as definition } from './definition.js';
