/**
 * The address that a text is on this page, absolute or relative; undefined where it is none. It stands in for
 * `URL.parse` and `URL.canParse`, which not all browsers have that we promise.
 */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text, document.baseURI);
  } catch {
    return undefined;
  }
}
