/**
 * The address that a text is on this page, absolute or relative; undefined where it is none. It stands in for
 * `URL.parse` and `URL.canParse`, which not all browsers have that we promise.
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
