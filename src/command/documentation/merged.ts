import { behaviours } from '../../behaviours.js';
import presets from '../../foreign/presets.js';
import { pageHooks } from '../../page/page.js';
import type { TagAttributes } from '../../public-interface.js';
import pageData from './page.json' with { type: 'json' };
import type { DefinitionModule, Kind, Rows } from './reference.js';
import texts from './tag-attributes.json' with { type: 'json' };

const pageTexts: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = pageData;

/** What the page and all behaviours say of one kind of names. A name has the texts of all of them, without repetition. */
export function merged(kind: Kind, definitions: readonly DefinitionModule[]): Rows {
  const rows = new Map<string, readonly string[]>();
  const ofPage = Object.entries(pageTexts[kind] ?? {}).map(
    ([name, text]) => [name, [text]] as const,
  );
  const said = definitions.flatMap(({ documentation }) => Object.entries(documentation[kind]));
  for (const [name, cells] of [...ofPage, ...said]) {
    const before = rows.get(name);
    if (!before) rows.set(name, cells);
    else if (!before[0]?.includes(cells[0] ?? ''))
      rows.set(
        name,
        before.map((cell, index) => `${cell}${index === 0 ? ';' : ''} ${cells[index]}`),
      );
  }
  return Object.fromEntries(rows);
}

/** Every hook with its default selector and its text: first the hooks of the page, then those of each behaviour. */
export function hooksOf(definitions: readonly DefinitionModule[]) {
  const selectors: Readonly<Record<string, string>> = Object.assign(
    { ...pageHooks },
    ...definitions.map((each) => each.default.hooks),
  );
  return Object.entries(merged('hooks', definitions)).map(([hook, [text = '']]) => ({
    ...{ hook, selector: selectors[hook] ?? '', text },
  }));
}

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
