import { parseAddress } from '../../../page/addresses.js';
import type { Page } from '../../../page/page.js';

/** Matches links that fetch code. */
const fetchesCode = 'link:is([rel~="modulepreload" i], [as="script" i])';

/** The address of a held script; undefined if its code stands in the page. */
export const addressOf = ({ dataset: { src, href } }: HTMLElement | SVGElement) => src || href;

/**
 * The nonce that the server gave held content; `''` if none. What the parser took from a tag that an element without an end
 * has swallowed was given to that tag (CSP, "Is element nonceable?").
 */
export const nonceOf = ({ nonce = '', attributes }: HTMLElement | SVGElement): string =>
  [...attributes].some(({ name, value }) => /<(script|style)/i.test(`${name} ${value}`))
    ? ''
    : nonce;

/** The nonce of the page's scripts; `''` where none has one. */
let pagesNonce: string | undefined;

/**
 * Says why code that waits for consent is not released; undefined where it is. A policy with 'strict-dynamic' lets us run
 * whatever we put into the page, and so would let whoever writes a comment. No script can read the policy. So where the
 * scripts of the page have a nonce, held code must have it too, and no `base` may lead it to another site.
 */
export function refusalOf(held: HTMLElement | SVGElement, page: Page): string | undefined {
  if (held.localName !== 'script' && !held.matches(fetchesCode)) return undefined;
  // Once for all: each of many held scripts would search the whole page.
  pagesNonce ??= document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';
  const pages = page.configuration.nonce ?? pagesNonce;
  if (!pages) return undefined;
  if (nonceOf(held) !== pages) return 'it lacks the nonce of the page';
  const address = addressOf(held) ?? '';
  const [written, based] = [location.href, document.baseURI].map((base) =>
    parseAddress(address, base),
  );
  return written?.origin === based?.origin ? undefined : 'base leads it to another site';
}
