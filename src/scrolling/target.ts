/**
 * Finds the element that a hash leads to, as HTML defines it ("find a potential indicated element"): by
 * id, first as written and then percent-decoded, or by an anchor's name.
 *
 * @returns null if the hash leads to no element
 */
export function targetOf(hash: string): Element | null {
  const written = hash.slice(1);
  if (written === '') return null;
  let decoded = written;
  try {
    decoded = decodeURIComponent(written);
  } catch {
    // The hash is not valid percent-encoded text, so only its written form counts.
  }
  return (
    document.getElementById(written) ??
    document.getElementById(decoded) ??
    [...document.getElementsByName(decoded)].find((element) => element.matches('a')) ??
    (decoded.toLowerCase() === 'top' ? document.documentElement : null)
  );
}
