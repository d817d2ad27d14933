const decoder = new TextDecoder();

/** Decodes percent-encoded UTF-8. What is not encoded, or wrongly, stays as it is (URL, "percent-decode"). */
const percentDecoded = (text: string): string =>
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
