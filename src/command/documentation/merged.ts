import { behaviours } from '../../behaviours.js';
import presets from '../../foreign/presets.js';
import { pageHooks } from '../../page/page.js';
import type { TagAttributes } from '../../public-interface.js';
import ofPage from './page.json' with { type: 'json' };
import type { AttributeText, DefinitionModule, Texts } from './reference.js';
import texts from './tag-attributes.json' with { type: 'json' };

/** Merges texts. A name with texts of several behaviours gets all of them, without repetition. */
function merge(texts: readonly Texts[]): Texts {
  const merged = new Map<string, string>();
  for (const [name, text] of texts.flatMap((each) => Object.entries(each))) {
    const before = merged.get(name);
    if (before === undefined) merged.set(name, text);
    else if (!before.includes(text)) merged.set(name, `${before}; ${text}`);
  }
  return Object.fromEntries(merged);
}

/** A hook with its default selector and the text that explains it. */
interface HookText {
  readonly hook: string;
  readonly selector: string;
  readonly text: string;
}

/** Every hook once: first the hooks of the page, then the hooks of each behaviour. */
export function hooksOf(definitions: readonly DefinitionModule[]): readonly HookText[] {
  const selectors = Object.assign({}, pageHooks, ...definitions.map((each) => each.default.hooks));
  const merged = merge([
    ofPage.hooks,
    ...definitions.map(({ documentation }) => documentation.hooks),
  ]);
  return Object.entries(merged).map(([hook, text]) => ({ hook, selector: selectors[hook], text }));
}

/** Maps each attribute of the server's HTML to its text. */
export function attributesOf(
  definitions: readonly DefinitionModule[],
): Readonly<Record<string, AttributeText>> {
  const merged: Record<string, AttributeText> = {};
  for (const { documentation } of definitions) {
    for (const [name, text] of Object.entries(documentation.attributes)) {
      const before = merged[name];
      const isSame = before?.on === text.on;
      merged[name] =
        before && !isSame
          ? {
              on: `${before.on}; ${text.on}`,
              description: `${before.description} ${text.description}`,
            }
          : text;
    }
  }
  return merged;
}

/** Maps each class that the script sets on the server's elements to its text: where, and why. */
export const classesOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge([ofPage.classes, ...definitions.map(({ documentation }) => documentation.classes)]);

/** Maps each class of the elements that the script adds to its text. */
export const addedOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge(definitions.map(({ documentation }) => documentation.added));

/** Maps each custom property that a theme may set to its text. */
export const propertiesOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge([ofPage.properties, ...definitions.map(({ documentation }) => documentation.properties)]);

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
