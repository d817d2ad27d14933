/**
 * The nonce that the server gave an element; `''` where it has none. No attribute says it: browsers hide it. What the parser
 * took from a tag that an element without an end has swallowed was given to that tag (CSP, "Is element nonceable?").
 */
export function nonceOf(element: HTMLElement | SVGElement | null | undefined): string {
  const swallows = ({ name, value }: Attr): boolean => /<(script|style)/i.test(`${name} ${value}`);
  return element?.nonce && ![...element.attributes].some(swallows) ? element.nonce : '';
}

/**
 * The nonce that the scripts of a page have; `''` where none has one. Whoever writes a comment can write a script with
 * another one, which does not run: where two differ, nobody can tell which is the page's, and it is undefined.
 */
export function pagesNonce(document: Document): string | undefined {
  const scripts = document.querySelectorAll<HTMLElement>('script[nonce]');
  const nonces = new Set([...scripts].map(nonceOf).filter(Boolean));
  return nonces.size > 1 ? undefined : ([...nonces][0] ?? '');
}
