let policy: { createHTML(html: string): string } | undefined;

/** The policy of Trusted Types that a page must allow: `trusted-types auftritt`. */
function createHTML(html: string): string {
  if (typeof trustedTypes === 'undefined') return html;
  policy ??= trustedTypes.createPolicy('auftritt', { createHTML: (text: string) => text });
  return policy.createHTML(html);
}

/** Attributes that hold an address. */
const addresses = ['action', 'data', 'formaction', 'href', 'src', 'xlink:href'];

/** An address's scheme begins after these, and may hold tabs and line ends (URL, "basic parser"). */
const isScript = (address: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them there.
  /^javascript:/i.test(address.replaceAll(/[\u0000-\u0020]/g, ''));

/**
 * Whether an attribute is, or holds, a script that would run once its element is on a page, or makes
 * one: SVG animates addresses too.
 */
function runs({ name, value }: Attr): boolean {
  if (name.startsWith('on') || name === 'srcdoc') return true;
  if (name.toLowerCase() === 'attributename') return value.trim().endsWith('href');
  return addresses.includes(name) && isScript(value);
}

/** Besides scripts what would lead the whole page, or its addresses, elsewhere. */
const removed = 'script, base, meta[http-equiv]';

function removeScripts(root: Document | DocumentFragment): void {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches(removed)) element.remove();
    for (const attribute of [...element.attributes]) {
      if (runs(attribute)) element.removeAttributeNode(attribute);
    }
    if (element instanceof HTMLTemplateElement) removeScripts(element.content);
  }
}

/**
 * Parses the server's HTML, a whole page or a part of one, into a document of its own in which
 * nothing loads or runs. No script of it runs after it has been brought to the page either: script
 * elements, event-handler attributes, `srcdoc` and `javascript:` addresses are gone (contract,
 * "Requests"), and so are `base` and `meta[http-equiv]`.
 *
 * @throws TypeError where the page has a policy of Trusted Types that does not allow `auftritt`
 */
export function parseInert(html: string): Document {
  const parsed = new DOMParser().parseFromString(createHTML(html), 'text/html');
  removeScripts(parsed);
  return parsed;
}
