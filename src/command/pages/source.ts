import sniffEncoding from 'html-encoding-sniffer';
import type { JSDOM } from 'jsdom';

/**
 * The limits for one page, so that no page stops the check of the others; see docs/check.md, "What is
 * the most that a page may take?".
 */
export const limits = {
  /** Size of an uncompressed page in bytes. */
  size: 2_000_000,
  /** How long (ms) a server may take to answer. */
  answer: 20_000,
  /** Processor time (ms) for the check of a page. */
  time: 3000,
  /** Memory (MB) that the check of a page may keep. */
  memory: 160,
} as const;

/** The limits that a page can exceed. `answer` is none: a server that does not answer sends no page. */
export type Limit = Exclude<keyof typeof limits, 'answer'> | 'nesting';

/** Thrown when a page cannot be checked. The message continues a line that begins with the page's name. */
export class Uncheckable extends Error {}

/** Why a page cannot be checked. Throws every other error again. */
export function whyNot(error: unknown): string {
  if (error instanceof Uncheckable) return error.message;
  throw error;
}

/** Thrown when a page exceeds a limit. The check of the page ends there. */
export class LimitMet extends Uncheckable {
  constructor(readonly limit: Limit) {
    const met: Readonly<Record<Limit, string>> = {
      size: `has more than ${limits.size / 1_000_000} MB`,
      nesting: 'nests more deeply than its parsers can take',
      time: `takes more than ${limits.time / 1000} seconds of processor time`,
      memory: `takes more than ${limits.memory} MB of memory`,
    };
    super(met[limit]);
  }
}

/** A place in a page's source; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The beginning of a page, as the place of findings without a tag in the source. */
export const beginning: Place = { line: 1, column: 1 };

/** A page as it is handed to the checker. */
export interface Source {
  /** The page's HTML. The checker detects the encoding of bytes as a browser does. */
  readonly html: string | Uint8Array;
  /** The page's address, if it is known; otherwise the page's HTML may name it. */
  readonly address?: string | undefined;
  /** The `charset` of the response's `Content-Type` header. */
  readonly charset?: string | undefined;
}

/**
 * Returns the text of a page. It detects the encoding of bytes as a browser does.
 *
 * @throws Uncheckable where the encoding cannot be read
 */
export function textOf({ html, charset }: Source): string {
  if (typeof html === 'string') return html;
  const encoding = sniffEncoding(html, { transportLayerEncodingLabel: charset });
  try {
    return new TextDecoder(encoding).decode(html);
  } catch {
    // Two encodings of the standard cannot be used to decode a page.
    throw new Uncheckable(`is written in ${encoding}, which cannot be read`);
  }
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

/** A path without its escapes; as it is where they mean nothing. */
export function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // The decoder's only way to say no.
  }
}
