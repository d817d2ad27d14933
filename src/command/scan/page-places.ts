import type { Reader } from '../pages/reader.js';
import type { Span } from './script/without.js';

/** Types of scripts that browsers run. */
export const runs = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Where in the HTML of a page its parts stand, as numbers of characters. */
export interface PagePlaces {
  /** The scripts and stylesheets of other files, with their address. */
  readonly files: readonly (Span & { readonly address: string })[];
  /** The text of the scripts that stand in the page, in their order. */
  readonly inline: readonly Span[];
  /** Where the tags of the elements take a new attribute, for each selector. */
  readonly elements: readonly (readonly number[])[];
  /** Where the head ends. */
  readonly head: number;
}

/** Finds the places in a page's HTML, whose lines end in a single character. */
export function placesIn(reader: Reader, html: string, selectors: readonly string[]): PagePlaces {
  const dom = reader.read({ html });
  const { document } = dom.window;
  const files: (Span & { address: string })[] = [];
  const inline: Span[] = [];
  const spanOf = (node: Node): Span | undefined => {
    const found = dom.nodeLocation(node);
    return found ? { start: found.startOffset, end: found.endOffset } : undefined;
  };
  for (const element of document.querySelectorAll('script, link[rel~="stylesheet" i][href]')) {
    const address = element.getAttribute(element.localName === 'link' ? 'href' : 'src');
    const isScript = element.localName === 'script';
    if (isScript && !runs.test((element.getAttribute('type') ?? '').trim())) continue;
    const span = spanOf(element);
    if (address !== null) {
      if (span) files.push({ ...span, address: address.trim() });
    } else if ((element.textContent ?? '').trim() !== '' && element.firstChild) {
      inline.push(spanOf(element.firstChild) ?? { start: 0, end: 0 });
    }
  }
  const elements = selectors.map((selector) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      const start = spanOf(element)?.start;
      return start === undefined ? [] : start + 1 + element.localName.length;
    }),
  );
  const end = /<\/head\s*>/i.exec(html)?.index ?? /<body[\s>]/i.exec(html)?.index ?? 0;
  return { files, inline, elements, head: end };
}
