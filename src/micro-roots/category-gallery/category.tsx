import { useAttribute, useClass, useStyle } from '../adopt.js';
import type { Heading as GroupHeading, Category as Item } from './categories.js';
import { background } from './colours.js';

/**
 * An item of the list: active or not, and its background in its colour at 100 % or 30 %
 * (specification 4.1 and 4.2).
 */
export function Category({ item, active }: { item: Item; active: boolean }): null {
  const { element, link, colour } = item;
  useClass(element, 'active', active);
  useAttribute(link, 'aria-current', active ? 'true' : null);
  useStyle(element, 'background-color', colour ? background(colour, active) : null);
  return null;
}

/** A group's heading, always in the full colour (specification 4.2). */
export function Heading({ heading }: { heading: GroupHeading }): null {
  useStyle(heading.element, 'color', heading.colour);
  return null;
}
