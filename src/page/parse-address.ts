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
