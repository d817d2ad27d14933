import { policyNamed } from './trusted-types.js';

const policy = policyNamed('auftritt');

/**
 * Parses HTML into a document of its own, in which nothing loads or runs. What is brought from there
 * to the page may do both; see inert-html.ts.
 *
 * @returns the `html` element: what the HTML names may hide the document's own properties, but none of
 * this element's (HTML, "DOM tree accessors")
 * @throws Problem where the page has a policy of Trusted Types that does not allow `auftritt`
 */
export function parseHtml(text: string): HTMLElement {
  const parsed = new DOMParser().parseFromString(policy().createHTML(text), 'text/html');
  return Reflect.get(Document.prototype, 'documentElement', parsed);
}
