import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { isWebAddress } from '../../page/web-address.js';

/** The address that a page gives its own privacy policy (HTML, "Link type `privacy-policy`"). */
const ownLink = ':is(link, a, area)[rel~="privacy-policy" i][href]';

/** `de-AT` and `DE` are German. */
const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/**
 * Picks the address for a language from one address, or from pairs of language and address.
 *
 * @throws Problem where the text is neither, or names something that is no address of the web
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
 * The address of the privacy policy in the language of the page: the tag's `data-privacy-url`, else
 * the page's own link of the type `privacy-policy`; undefined where there is neither.
 *
 * @throws Problem where `data-privacy-url` cannot be read
 */
export function privacyPolicy({ configuration, language }: Page): string | undefined {
  const written = configuration.privacyUrl;
  const picked = written === undefined ? undefined : pick(written, language);
  if (picked !== undefined) return picked;
  const linked = document.querySelector(ownLink)?.getAttribute('href') ?? undefined;
  return linked !== undefined && isWebAddress(linked) ? linked : undefined;
}
