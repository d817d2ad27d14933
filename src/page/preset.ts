import type { Hook } from '../names.js';
import type { LightboxPlaces } from './lightbox-places.js';
import type { SliderPlaces } from './slider-places.js';
import type { WrittenOptions } from './slider-words.js';

/**
 * What an attribute of a site's markup says to a behaviour. `target`: the selector of what a control
 * opens; `parent`: the selector of the element in which only one body is open; `close`: which clicks
 * close a menu.
 */
export type AttributeRole = 'target' | 'parent' | 'close';

/** What a class of a site's markup says about an element, in the state that the name describes. */
export type ClassRole =
  | 'openBody'
  | 'closedToggle'
  | 'chosenTab'
  | 'chosenTabItem'
  | 'chosenPanel'
  | 'openMenu'
  | 'openMenuToggle'
  | 'openMenuItem';

/** The words in which the markup of a site talks to a behaviour. */
export interface MarkupWords {
  /** The attributes that play a role. The first one that an element has counts. */
  readonly attributes?: { readonly [role in AttributeRole]?: readonly string[] };
  /** The classes that an element has in a state, separated by spaces. */
  readonly classes?: { readonly [role in ClassRole]?: string };
  /** A class by which the stylesheet for this markup hides an element. It tells whether a page has that. */
  readonly hiddenBy?: string;
  /**
   * Whether changes are told by Bootstrap's events, with the element that tells those of a menu: its
   * toggle, or what the toggle stands in.
   */
  readonly events?: 'toggle' | 'parent';
  /** The attribute of a link that opens something and is followed all the same. */
  readonly followedWith?: string;
  /** The attribute by which the site's stylesheet places an open menu, with its value. */
  readonly placedBy?: readonly [name: string, value: string];
}

/**
 * A set of hooks and attributes that a site already uses, because it was written for another script. The
 * names in `data-preset` choose it.
 */
export interface Preset extends MarkupWords {
  readonly name: string;
  /** Hook → the selector of the elements that stand for it, beside those of our own selector. */
  readonly selectors: { readonly [hook in Hook]?: string };
  /** Where the links of a lightbox say what belongs to them. */
  readonly lightbox?: LightboxPlaces;
  /** Where sliders have their options. */
  readonly slider?: SliderPlaces;
  /** Reads these options. Only a page that names the preset loads the code for it. */
  readonly sliderOptions?: (element: Element) => WrittenOptions;
}
