import type { Category, Heading } from './categories.js';
import {
  backdropOf,
  background,
  type Colour,
  inheritedInk,
  inkFor,
  isReadable,
  opacityOf,
  over,
  parseHex,
  toCss,
} from './colours.js';

/** A readable text colour for a background colour of this opacity on the page. */
function inkOn(colour: Colour, opacity: number, element: Element): string {
  const [red, green, blue] = parseHex(colour);
  const seen = over([red, green, blue, opacity], backdropOf(element));
  return toCss(inkFor(seen, inheritedInk(element)));
}

/** The colours of an item, in CSS; null leaves what the server sent. */
export interface CategoryLook {
  readonly background: string | null;
  /**
   * The colour of the link's text. It is readable on any background, even if a theme sets its own link
   * colour.
   */
  readonly ink: string | null;
}

/** An item's background is its colour at 100 % or 30 % (specification 4.1 and 4.2). */
export const categoryLook = ({ element, colour }: Category, active: boolean): CategoryLook =>
  colour
    ? { background: background(colour, active), ink: inkOn(colour, opacityOf(active), element) }
    : { background: null, ink: null };

/** The colours of a heading, in CSS; null leaves what the server sent. */
export interface HeadingLook {
  readonly ink: string | null;
  readonly shadow: string;
}

/** WCAG 2.2, "large scale (text)": 18 points, or 14 points if it is bold. */
function isLarge(element: Element): boolean {
  const { fontSize, fontWeight } = getComputedStyle(element);
  return Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 14 : 18) * (96 / 72);
}

/**
 * A group's heading always shows the full colour (specification 4.2): as a line below it, so that all
 * headings look alike, and as its text colour where that can be read.
 */
export function headingLook({ element, colour }: Heading): HeadingLook {
  const size = isLarge(element) ? 'largeText' : 'anyText';
  const isColoured = isReadable(parseHex(colour), backdropOf(element), size);
  return { ink: isColoured ? colour : null, shadow: `0 4px ${colour}` };
}
