import { behaviours } from '../../behaviours.js';
import type {
  AttributeText,
  Documentation,
  SharedDocumentation,
} from '../../lifecycle/documentation.js';
import { pageHooks, pageHookTexts } from '../../page/page.js';
import presets from '../../presets/presets.js';
import type { TagAttributes } from '../../public-interface.js';
import { lookTexts } from '../../styles/properties.js';
import texts from './tag-attributes.json' with { type: 'json' };

/** A definition's file, as the documentation reads it. */
export interface DefinitionModule {
  readonly default: {
    readonly name: string;
    readonly hooks: Readonly<Record<string, string>>;
    readonly roots?: readonly string[];
  };
  readonly documentation: Documentation;
}

/** Maps names to texts, in the order in which the behaviours start. */
type Texts = Readonly<Record<string, string>>;

/** The documentation of a behaviour, followed by the documentation that it shares with others. */
const said = ({ documentation }: DefinitionModule): SharedDocumentation[] =>
  documentation.shared ? [documentation, documentation.shared] : [documentation];

/** Merges texts. A name with texts of several behaviours gets all of them, without repetition. */
function merge(texts: readonly (Texts | undefined)[]): Texts {
  const merged = new Map<string, string>();
  for (const [name, text] of texts.flatMap((each) => Object.entries(each ?? {}))) {
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
  const merged = merge([pageHookTexts, ...definitions.flatMap(said).map(({ hooks }) => hooks)]);
  return Object.entries(merged).map(([hook, text]) => ({ hook, selector: selectors[hook], text }));
}

/** Maps each attribute of the server's HTML to its text. */
export function attributesOf(
  definitions: readonly DefinitionModule[],
): Readonly<Record<string, AttributeText>> {
  const merged: Record<string, AttributeText> = {};
  for (const { attributes = {} } of definitions.flatMap(said)) {
    for (const [name, text] of Object.entries(attributes)) {
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
  merge([
    { auftritt: '`html`, once the script runs' },
    ...definitions.flatMap(said).map(({ classes }) => classes),
  ]);

/** Maps each class of the elements that the script adds to its text. */
export const addedOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge(definitions.flatMap(said).map(({ added }) => added));

/** Maps each custom property that a theme may set to its text. */
export const propertiesOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge([lookTexts, ...definitions.flatMap(said).map(({ properties }) => properties)]);

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
