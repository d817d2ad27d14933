/**
 * The element that a hash leads to, as HTML has it ("find a potential indicated element"): by id,
 * as written and percent-decoded, or by an anchor's name. Null for a hash that is no id.
 */
export function targetOf(hash: string): Element | null {
  const written = hash.slice(1);
  if (written === '') return null;
  let decoded = written;
  try {
    decoded = decodeURIComponent(written);
  } catch {
    // Not percent-encoded text: what is written is all there is.
  }
  return (
    document.getElementById(written) ??
    document.getElementById(decoded) ??
    [...document.getElementsByName(decoded)].find((element) => element.matches('a')) ??
    (decoded.toLowerCase() === 'top' ? document.documentElement : null)
  );
}

/** Opens what is collapsed around a target, as the browser does for a place that it finds. */
export function reveal(target: Element): void {
  const hidden = '[hidden="until-found"]';
  for (
    let place = target.closest(hidden);
    place;
    place = place.parentElement?.closest(hidden) ?? null
  ) {
    place.dispatchEvent(new Event('beforematch', { bubbles: true }));
  }
}
