import { behaviours } from '../../behaviours.js';
import presets from '../../presets/presets.js';
import type { TagAttributes } from '../../public-interface.js';
import texts from './tag-attributes.json' with { type: 'json' };

/** The documentation of an attribute of the script's tag. */
interface TagAttributeText {
  readonly description: string;
  /** What applies without the attribute, in words. */
  readonly otherwise: string;
  /** The possible values, if the attribute has a fixed set of them. */
  readonly values?: readonly string[];
}

const namesOf = (named: readonly { readonly name: string }[]) => ({
  values: named.map(({ name }) => name),
});

/** Maps each attribute of the tag to its documentation. An attribute without one is a type error. */
export const tagAttributeTexts: Readonly<Record<keyof TagAttributes, TagAttributeText>> = {
  ...texts,
  'data-disable': { ...texts['data-disable'], ...namesOf(behaviours) },
  'data-preset': { ...texts['data-preset'], ...namesOf(presets) },
};
