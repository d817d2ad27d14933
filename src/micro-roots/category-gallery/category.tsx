import { useSyncExternalStore } from 'react';
import { useAttribute, useClass, useStyle } from '../adopt.js';
import { backdropOf, inheritedInk } from './backdrop.js';
import type { Heading as GroupHeading, Category as Item } from './categories.js';
import { background, type Colour, opacityOf } from './colours.js';
import { inkFor, isReadable, over, parseHex, toCss } from './contrast.js';

const darkScheme = '(prefers-color-scheme: dark)';

/** Renders again when the visitor's colour scheme changes, since what lies below may change too. */
function useScheme(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(darkScheme);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(darkScheme).matches,
  );
}

/** The text colour that can be read on a colour which lies, as opaque as that, on the page. */
function inkOn(colour: Colour, opacity: number, element: Element): string {
  const [red, green, blue] = parseHex(colour);
  const seen = over([red, green, blue, opacity], backdropOf(element));
  return toCss(inkFor(seen, inheritedInk(element)));
}

/**
 * An item of the list: active or not, and its background in its colour at 100 % or 30 %
 * (specification 4.1 and 4.2). Its text can be read on any colour that an editor enters, whatever
 * colour a theme has for its links.
 */
export function Category({ item, active }: { item: Item; active: boolean }): null {
  useScheme();
  const { element, link, colour } = item;
  useClass(element, 'active', active);
  useAttribute(link, 'aria-current', active ? 'true' : null);
  useStyle(element, 'background-color', colour ? background(colour, active) : null);
  useStyle(link, 'color', colour ? inkOn(colour, opacityOf(active), element) : null, 'important');
  return null;
}

/**
 * A group's heading, always in the full colour (specification 4.2): its text, or its
 * background where text of that colour could not be read.
 */
export function Heading({ heading: { element, colour } }: { heading: GroupHeading }): null {
  useScheme();
  const readable = isReadable(parseHex(colour), backdropOf(element));
  useStyle(element, 'color', readable ? colour : inkOn(colour, 1, element));
  useStyle(element, 'background-color', readable ? null : colour);
  useStyle(element, 'box-shadow', readable ? null : `0 0 0 4px ${colour}`);
  return null;
}
