/** The address that a hidden value names, if it is one of this origin; undefined else. */
export function ownAddress(written: string): URL | undefined {
  if (written.trim() === '') return undefined;
  try {
    const address = new URL(written, document.baseURI);
    const isOwn = address.origin === location.origin && address.protocol === location.protocol;
    return isOwn ? address : undefined;
  } catch {
    return undefined; // The URL parser's way to say no in browsers without `URL.canParse`.
  }
}
