import presets from '../../foreign/presets.js';
import type { Preset } from '../../page/configuration.js';
import { hooksOf, merged, tagAttributeTexts } from './merged.js';
import type { DefinitionModule, Kind } from './reference.js';

type Row = readonly string[];

const code = (text: string): string => `\`${text}\``;

/** A table of Markdown. */
const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** A list of Markdown: a narrow screen has no room for the columns of a long table. */
const list = (items: readonly (readonly [names: string, text: string])[]): string =>
  items.map(([names, text]) => `- ${names}: ${text}`).join('\n');

/** Makes the lines of a cell: a name, and the codes that belong to it. */
const lines = (entries: readonly (readonly [name: string, codes: readonly string[]])[]): string =>
  entries.map(([name, codes]) => `${name}: ${codes.map(code).join(', ')}`).join('<br>');

/** What markup of a preset says in attributes, and in which of them. */
const places = ({ attributes = {}, lightbox, slider }: Preset) =>
  [
    ...Object.entries(attributes),
    ['group', lightbox?.group ?? []] as const,
    ['address', lightbox?.address ?? []] as const,
    ['caption', [...(lightbox?.caption ?? []), ...(lightbox?.description ?? [])]] as const,
    ['options', slider?.options ?? []] as const,
    [
      'their words',
      [...Object.keys(slider?.words ?? {}), ...(slider?.gap ? [slider.gap] : [])],
    ] as const,
  ].filter(([, names]) => names.length > 0);

type Definitions = readonly DefinitionModule[];

/** Lists what is said of names of a kind. Attributes have first the elements that they are on. */
const listOf =
  (kind: Kind) =>
  (definitions: Definitions): string =>
    list(
      Object.entries(merged(kind, definitions)).map(([name, cells]) => {
        const [text = '', on] = cells.toReversed();
        return [on === undefined ? code(name) : `${code(name)} on ${on}`, text];
      }),
    );

/** The name of each table or list → the function that makes it. */
type Tables = Readonly<Record<string, (definitions: Definitions) => string>>;

const ofInterface: Tables = {
  'tag attributes': () =>
    table(
      ['attribute', 'meaning', 'without it'],
      Object.entries(tagAttributeTexts).map(([name, { description, otherwise }]) => [
        code(name),
        description,
        otherwise,
      ]),
    ),
  presets: () =>
    table(
      ['preset', 'its selectors, by hook', 'its attributes, by what they say'],
      presets.map((preset: Preset) => [
        code(preset.name),
        lines(Object.entries(preset.selectors).map(([hook, selector]) => [code(hook), [selector]])),
        lines(places(preset)),
      ]),
    ),
  hooks: (definitions) =>
    list(
      hooksOf(definitions).map(({ hook, selector, text }) => [
        `${code(hook)}, ${code(selector)}`,
        text,
      ]),
    ),
  'element attributes': listOf('attributes'),
  classes: listOf('classes'),
  'added classes': listOf('added'),
  properties: listOf('properties'),
};

const ofAccessibility: Tables = {
  accessibility: (definitions) =>
    table(
      ['section', 'keyboard', 'the script sets', 'your part'],
      definitions.flatMap(({ default: { name }, documentation: { accessibility } }) => {
        if (typeof accessibility === 'string') return [];
        const same = definitions.filter((each) => each.documentation.accessibility === name);
        const names = [name, ...same.map((each) => each.default.name)];
        return [[names.map(code).join(', '), ...accessibility]];
      }),
    ),
};

/** Maps each page of the documentation to its tables. */
export const pages: Readonly<Record<string, Tables>> = {
  'docs/accessibility.md': ofAccessibility,
  'docs/interface.md': ofInterface,
};

/**
 * Returns the text of a page with tables made from the source. Each table or list stands between `<!-- name -->`
 * and `<!-- /name -->`.
 *
 * @throws Error where the page has no place for a table
 */
export function withTables(page: string, tables: Tables, definitions: Definitions): string {
  return Object.entries(tables).reduce((text, [name, tableOf]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`the page has no place for ${name}`);
    return `${text.slice(0, from)}${start}\n${tableOf(definitions)}\n${text.slice(to)}`;
  }, page);
}
