import { policyNamed } from './trusted-types.js';

const policy = policyNamed('auftritt');

/**
 * Parses HTML into a separate document, in which nothing loads or runs. Its nodes may do both once they
 * are inserted into the page; see inert-html.ts.
 *
 * @returns the `html` element. Names in the HTML may hide properties of the document, but not of this
 * element (HTML, "DOM tree accessors").
 * @throws Problem if the page's Trusted Types policy does not allow `auftritt`
 */
export function parseHtml(text: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(policy().createHTML(text), 'text/html');
  return Reflect.get(Document.prototype, 'documentElement', parsed);
}
