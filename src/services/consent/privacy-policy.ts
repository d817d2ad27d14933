import { isWebAddress } from '../../page/addresses.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';

/** Matches the page's own link to its privacy policy (HTML, "Link type `privacy-policy`"). */
const ownLink = ':is(link, a, area)[rel~="privacy-policy" i][href]';

/** The primary subtag of a language tag: `de` for `de-AT` and `DE`. */
const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/**
 * Picks the address for a language. The text is a single address, or pairs of language and address.
 *
 * @throws Problem if the text is neither, or if an address is not a web address
 */
function pick(text: string, language: string): string | undefined {
  const words = text.split(/\s+/);
  const isPairs = words.length % 2 === 0;
  if (words.length > 1 && !isPairs) {
    throw new Problem(
      undefined,
      `data-privacy-url "${text}" is neither one address nor pairs of language and address`,
    );
  }
  const addresses = words.filter((_, index) => !isPairs || index % 2 === 1);
  const wrong = addresses.find((address) => !isWebAddress(address));
  if (wrong !== undefined) {
    throw new Problem(undefined, `data-privacy-url "${wrong}" is not a web address`);
  }
  if (!isPairs) return addresses[0];
  const named = words.findIndex((word, at) => at % 2 === 0 && primary(word) === language);
  return named < 0 ? undefined : words[named + 1];
}

/**
 * The address of the privacy policy in the language of the page: from the tag's `data-privacy-url`,
 * else from the page's own link of the type `privacy-policy`; undefined if the page has neither.
 *
 * @throws Problem if `data-privacy-url` cannot be parsed
 */
export function privacyPolicy({ configuration, language }: Page): string | undefined {
  const written = configuration.privacyUrl;
  const picked = written === undefined ? undefined : pick(written, language);
  if (picked !== undefined) return picked;
  const linked = document.querySelector(ownLink)?.getAttribute('href') ?? undefined;
  return linked !== undefined && isWebAddress(linked) ? linked : undefined;
}
