import type { Hook } from '../names.js';
import type { LightboxPlaces } from './lightbox-places.js';

/**
 * A set of hooks and attributes that a site already uses, because it was written for another script. The
 * names in `data-preset` choose it.
 */
export interface Preset {
  readonly name: string;
  /** Hook → the selector of the elements that stand for it, beside those of our own selector. */
  readonly selectors: { readonly [hook in Hook]?: string };
  /** Where the links of a lightbox say what belongs to them. */
  readonly lightbox?: LightboxPlaces;
}
