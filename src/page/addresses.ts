/**
 * Parses an address, absolute or relative to this page; undefined if the text is no address. Some of the
 * browsers that we support lack `URL.parse` and `URL.canParse`.
 *
 * @param base the address of the page that the text comes from, if it is not this page
 */
export function parseAddress(text: string, base = document.baseURI): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * What relative addresses of the site's own settings are relative to: the page's base, unless that leads to another site.
 * Whoever writes a comment can write a `base`.
 */
export const settingsBase = (): string =>
  new URL(document.baseURI).origin === location.origin ? document.baseURI : location.href;

/** Whether a text is a web address (`http:` or `https:`), absolute or relative. */
export const isWebAddress = (text: string): boolean =>
  /^https?:/.test(parseAddress(text)?.protocol ?? '');

const withoutHash = (address: string): string | undefined => address.split('#')[0];

/** Whether an absolute address is the present page's, whatever place of it. */
export const isThisPage = (address: string): boolean =>
  withoutHash(address) === withoutHash(location.href);

const decoder = /* @__PURE__ */ new TextDecoder();

/**
 * Decodes percent-encoded UTF-8. What is not encoded stays as it is (URL, "percent-decode"), and what is
 * no UTF-8 becomes U+FFFD.
 */
export const percentDecoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (encoded) =>
    decoder.decode(
      Uint8Array.from(encoded.slice(1).split('%'), (digits) => Number.parseInt(digits, 16)),
    ),
  );

const named = (fragment: string): HTMLElement | null =>
  document.getElementById(fragment) ??
  [...document.getElementsByName(fragment)].find((element) => element.matches('a')) ??
  null;

/**
 * Finds the element that a hash indicates, as HTML defines it ("the indicated part of the document"): by
 * its id or as an anchor by its name, first as the hash is written and then percent-decoded.
 *
 * @param hash with the `#`
 * @returns null if the hash indicates no element, or the top of the page
 */
export function indicatedElement(hash: string): HTMLElement | null {
  const fragment = hash.slice(1);
  return fragment === '' ? null : (named(fragment) ?? named(percentDecoded(fragment)));
}

/** Whether a hash that indicates no element leads to the top of the page. */
export const indicatesTop = (hash: string): boolean =>
  percentDecoded(hash.slice(1)).toLowerCase() === 'top';
