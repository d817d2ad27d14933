import type { JSDOM } from 'jsdom';
import type { Place } from './findings.js';

/** A page as it is handed to the checker. */
export interface Source {
  /** The page's HTML. The checker detects the encoding of bytes as a browser does. */
  readonly html: string | Uint8Array;
  /** The page's address, if it is known; otherwise the page's HTML may name it. */
  readonly address?: string | undefined;
  /** The `charset` of the response's `Content-Type` header. */
  readonly charset?: string | undefined;
}

/** Whether HTML is only a part of a page, such as the answer to a request. */
export const isPart = (html: string): boolean => !/<(!doctype|html|head|body)\b/i.test(html);

/** The place of an element as the parser reports it. */
interface Location {
  readonly startLine: number;
  readonly startCol: number;
  readonly attrs?: Readonly<Record<string, Location>>;
}

/** The place of an element's tag, or of the attribute; undefined where the source has no such tag. */
export function placeIn(dom: JSDOM, element: Element, attribute = ''): Place | undefined {
  const location: Location | null | undefined = dom.nodeLocation(element);
  if (!location) return undefined;
  const { startLine, startCol } = location.attrs?.[attribute] ?? location;
  return { line: startLine, column: startCol };
}
