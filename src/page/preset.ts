import type { Hook } from '../names.js';

/**
 * What an attribute of a site's markup says to a behaviour. `group`: the pictures that a lightbox shows
 * together; `caption`: the text under a picture.
 */
export type AttributeRole = 'group' | 'caption';

/**
 * A set of hooks and attributes that a site already uses, because it was written for another script. The
 * names in `data-preset` choose it.
 */
export interface Preset {
  readonly name: string;
  /** Hook → the selector of the elements that stand for it, beside those of our own selector. */
  readonly selectors: { readonly [hook in Hook]?: string };
  /** The attributes that play a role. The first one that an element has counts. */
  readonly attributes?: { readonly [role in AttributeRole]?: readonly string[] };
}
