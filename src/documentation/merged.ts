import type {
  AttributeText,
  Documentation,
  SharedDocumentation,
} from '../lifecycle/documentation.js';
import { pageHooks, pageHookTexts } from '../page/hooks.js';
import { lookTexts } from '../styles/properties.js';

/** A definition's file, as the documentation reads it. */
export interface DefinitionModule {
  readonly default: {
    readonly name: string;
    readonly hooks: Readonly<Record<string, string>>;
    readonly roots?: readonly string[];
  };
  readonly documentation: Documentation;
}

/** Name → text, of every behaviour in the order of starting. */
type Texts = Readonly<Record<string, string>>;

/** What a behaviour says itself, then what it shares with others. */
const said = ({ documentation }: DefinitionModule): SharedDocumentation[] =>
  documentation.shared ? [documentation, documentation.shared] : [documentation];

/** A name that several behaviours have words for has the words of all, each once. */
function merge(texts: readonly (Texts | undefined)[]): Texts {
  const merged = new Map<string, string>();
  for (const [name, text] of texts.flatMap((each) => Object.entries(each ?? {}))) {
    const before = merged.get(name);
    if (before === undefined) merged.set(name, text);
    else if (!before.includes(text)) merged.set(name, `${before}; ${text}`);
  }
  return Object.fromEntries(merged);
}

/** A hook with its default selector and what it stands for. */
export interface HookText {
  readonly hook: string;
  readonly selector: string;
  readonly text: string;
}

/** Every hook once: those of the page, then those of each behaviour. */
export function hooksOf(definitions: readonly DefinitionModule[]): readonly HookText[] {
  const selectors = Object.assign({}, pageHooks, ...definitions.map((each) => each.default.hooks));
  const texts = merge([pageHookTexts, ...definitions.flatMap(said).map(({ hooks }) => hooks)]);
  return Object.entries(texts).map(([hook, text]) => ({ hook, selector: selectors[hook], text }));
}

/** Attribute of the server's HTML → what it says. */
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

/** Class that the script sets on an element of the server's → where, and what it means. */
export const classesOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge([
    { auftritt: '`html`, once the script runs' },
    ...definitions.flatMap(said).map(({ classes }) => classes),
  ]);

/** Class of an element that the script adds → what it is. */
export const addedOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge(definitions.flatMap(said).map(({ added }) => added));

/** Custom property that a theme may set → what it is for. */
export const propertiesOf = (definitions: readonly DefinitionModule[]): Texts =>
  merge([lookTexts, ...definitions.flatMap(said).map(({ properties }) => properties)]);
