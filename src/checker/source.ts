import type { JSDOM } from 'jsdom';
import type { Place } from './findings.js';

/** A page as it is handed to the checker. */
export interface Source {
  /** The page's HTML; as bytes, the encoding is found out as a browser does. */
  readonly html: string | Uint8Array;
  /** The page's own address, where it is known; else what the page says itself. */
  readonly address?: string | undefined;
  /** The `charset` of the `Content-Type` that it came with. */
  readonly charset?: string | undefined;
}

/** Whether HTML is a part of a page, such as the answer to a call, and not a whole one. */
export const isPart = (html: string): boolean => !/<(!doctype|html|head|body)\b/i.test(html);

/** What the parser knows of an element's place. */
interface Location {
  readonly startLine: number;
  readonly startCol: number;
  readonly attrs?: Readonly<Record<string, Location>>;
}

/** Where an element's tag stands, or one of its attributes; undefined where it has no tag. */
export function placeIn(dom: JSDOM, element: Element, attribute = ''): Place | undefined {
  const location: Location | null | undefined = dom.nodeLocation(element);
  if (!location) return undefined;
  const { startLine, startCol } = location.attrs?.[attribute] ?? location;
  return { line: startLine, column: startCol };
}
