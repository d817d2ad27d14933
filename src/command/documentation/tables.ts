import { rootsOf } from '../../lifecycle/definition.js';
import type { Preset } from '../../page/configuration.js';
import presets from '../../presets/presets.js';
import type { LightboxPlaces } from '../../sections/lightbox/places.js';
import type { SliderPlaces } from '../../sections/sliders/preset-options.js';
import {
  addedOf,
  attributesOf,
  classesOf,
  type DefinitionModule,
  hooksOf,
  propertiesOf,
} from './merged.js';
import { tagAttributeTexts } from './tag-attributes.js';

type Row = readonly string[];

const code = (text: string): string => `\`${text}\``;

/** A table of Markdown. */
const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const pairs = (head: Row, texts: Readonly<Record<string, string>>): string =>
  table(
    head,
    Object.entries(texts).map(([name, text]) => [code(name), text]),
  );

/** Makes the lines of a cell: a name, and the codes that belong to it. */
const lines = (entries: readonly (readonly [name: string, codes: readonly string[]])[]): string =>
  entries.map(([name, codes]) => `${name}: ${codes.map(code).join(', ')}`).join('<br>');

/** Where the links of a lightbox say what belongs to them: what it is, and the attributes. */
const lightboxAttributes = ({
  address = [],
  group,
  caption,
  description = [],
}: LightboxPlaces): [name: string, attributes: readonly string[]][] => [
  ['group', group],
  ['address', address],
  ['caption', [...caption, ...description]],
];

/** Where the options of sliders are, and in which words. */
const sliderAttributes = ({
  options,
  words = {},
  gap,
}: SliderPlaces): [name: string, words: readonly string[]][] => [
  ['options', options],
  ['their words', [...Object.keys(words), ...(gap ? [gap] : [])]],
];

type Definitions = readonly DefinitionModule[];

/** Makes a table of the behaviours: name, hook and contents. */
const behavioursIn =
  (language: 'en' | 'de', head: Row) =>
  (definitions: Definitions): string =>
    table(
      head,
      definitions.map(({ default: definition, documentation }) => {
        const [root = ''] = rootsOf(definition);
        return [
          code(definition.name),
          code(definition.hooks[root] ?? ''),
          documentation.inside[language],
        ];
      }),
    );

/** Maps the name of each table to the function that makes it. */
const tables: Readonly<Record<string, (definitions: Definitions) => string>> = {
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
      presets.map(({ name, selectors, lightbox, slider, attributes = {} }: Preset) => [
        code(name),
        lines(Object.entries(selectors).map(([hook, selector]) => [code(hook), [selector]])),
        lines(
          [
            ...Object.entries(attributes),
            ...(lightbox ? lightboxAttributes(lightbox) : []),
            ...(slider ? sliderAttributes(slider) : []),
          ].filter(([, names]) => names.length > 0),
        ),
      ]),
    ),
  hooks: (definitions) =>
    table(
      ['hook', 'default selector', 'what it is'],
      hooksOf(definitions).map(({ hook, selector, text }) => [code(hook), code(selector), text]),
    ),
  'element attributes': (definitions) =>
    table(
      ['attribute', 'on', 'what it says'],
      Object.entries(attributesOf(definitions)).map(([name, { on, description }]) => [
        code(name),
        on,
        description,
      ]),
    ),
  classes: (definitions) => pairs(['class', 'on'], classesOf(definitions)),
  'added classes': (definitions) => pairs(['class', 'element'], addedOf(definitions)),
  properties: (definitions) => pairs(['property', 'sets'], propertiesOf(definitions)),
  behaviours: behavioursIn('en', ['behaviour', 'hook', 'inside it']),
  Verhalten: behavioursIn('de', ['Verhalten', 'Hook', 'enthält']),
  accessibility: (definitions) =>
    table(
      ['section', 'keyboard', 'the script sets', 'your part'],
      definitions.flatMap(({ default: { name }, documentation: { accessibility } }) => {
        if (typeof accessibility === 'string') return [];
        const same = definitions.filter((each) => each.documentation.accessibility === name);
        const names = [name, ...same.map((each) => each.default.name)];
        const { keyboard, sets, yours } = accessibility;
        return [[names.map(code).join(', '), keyboard, sets, yours]];
      }),
    ),
};

/** Maps each page of the documentation to its tables. */
export const pages: Readonly<Record<string, readonly string[]>> = {
  'docs/sections.md': ['behaviours'],
  'docs/de/sections.md': ['Verhalten'],
  'docs/accessibility.md': ['accessibility'],
  'docs/interface.md': [
    'tag attributes',
    'presets',
    'hooks',
    'element attributes',
    'classes',
    'added classes',
    'properties',
  ],
};

/**
 * Returns the text of a page with tables made from the source. Each table stands between `<!-- name -->`
 * and `<!-- /name -->`.
 *
 * @throws Error where the page has no place for a table
 */
export function withTables(
  page: string,
  names: readonly string[],
  definitions: Definitions,
): string {
  return names.reduce((text, name) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const from = text.indexOf(start);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`the page has no place for ${name}`);
    const content = tables[name]?.(definitions) ?? '';
    return `${text.slice(0, from)}${start}\n${content}\n${text.slice(to)}`;
  }, page);
}
