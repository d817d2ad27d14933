import type { Place } from '../pages/source.js';
import type { Library } from './libraries/libraries.js';
import type { Json } from './script/values.js';
import type { Span } from './script/without.js';

/** Something that a library does and Auftritt does not, or not in this way. */
export interface Lost {
  readonly what: string;
  readonly why: string;
}

/** What becomes of one call, or of one kind of element. */
export interface Move {
  readonly library: Library;
  /** The call or the attribute that is moved: `slick`, `data-toggle="collapse"`. */
  readonly what: string;
  /** Which elements it is about. */
  readonly selector?: string | undefined;
  /**
   * `unchanged`: the markup stays as it is; an attribute may be added to it. `markup`: it needs another
   * markup. `stays`: the old code goes on doing it, or a few lines of one's own.
   */
  readonly fate: 'unchanged' | 'markup' | 'stays';
  /** What becomes of it, or why it stays: a sentence without a stop. */
  readonly says: string;
  /** The section of docs/moving.md about it. */
  readonly see?: string | undefined;
  readonly lost?: readonly Lost[];
  /** Whether it moves only if each of its elements is a link to a place of the page. */
  readonly needsLinks?: boolean;
  /** The behaviour that takes it over. */
  readonly behaviour?: string;
  readonly preset?: string | undefined;
  /** Hook and selector for `data-selectors`. */
  readonly hook?: readonly [name: string, selector: string];
  /** The containers whose links are one group of the lightbox each. */
  readonly group?: string | undefined;
  /** Attributes of the tag. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** The value of `data-slider` for the elements. */
  readonly slider?: Readonly<Record<string, Json>>;
  /** What the site's stylesheet has to say of the elements afterwards: declarations of CSS. */
  readonly look?: readonly string[];
}

/** A call of a method, which asks the library itself: it stays. */
export const asked = (
  { library, what, selector, see }: Pick<Move, 'library' | 'what' | 'selector' | 'see'>,
  method: string,
  says: string,
): Move => ({ library, what: `${what}("${method}")`, selector, fate: 'stays', says, see });

/** A move, and where what moves stands. */
export interface PlacedMove extends Move, Place {
  /** The part of the script that the call takes; undefined for elements of a page. */
  readonly span?: Span;
}

/** Where something stands, `site.js:12:3`; and on how many pages and elements. */
export interface Where {
  readonly at: string;
  readonly count: number;
  readonly pages: number;
}

export interface PlannedMove extends Move {
  readonly where: Where;
  /** The calls in the scripts; none for elements of the pages. */
  readonly spans?: readonly (Span & { readonly script: string })[];
}
