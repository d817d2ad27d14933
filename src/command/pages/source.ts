import type { JSDOM } from 'jsdom';

/** A place in a page's source; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The beginning of a page, as the place of findings without a tag in the source. */
export const beginning: Place = { line: 1, column: 1 };

/** Thrown when a page cannot be checked. The message continues a line that begins with the page's name. */
export class Uncheckable extends Error {
  override readonly name = 'Uncheckable';
}

/** A page as it is handed to the checker. */
export interface Source {
  /** The page's HTML. The checker detects the encoding of bytes as a browser does. */
  readonly html: string | Uint8Array;
  /** The page's address, if it is known; otherwise the page's HTML may name it. */
  readonly address?: string | undefined;
  /** The `charset` of the response's `Content-Type` header. */
  readonly charset?: string | undefined;
  /** What the stylesheets that the page links to say of `display`; see check/display-rules.ts. */
  readonly styles?: string;
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

/** Whether a text is an absolute `http` or `https` URL, rather than a path or a `file` URL. */
export const isAddress = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text);
