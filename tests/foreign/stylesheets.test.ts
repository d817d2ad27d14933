// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDefinitions } from '../../build/definitions.mjs';
import { structural, weightOf } from '../../build/structure.mjs';
import { buildStylesheet } from '../../build/stylesheets.mjs';
import { hooksOf, merged } from '../../src/command/documentation/merged.js';

/** The stylesheets that modules of the script import. */
const imported = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => {
    const source = readFileSync(join('src', path), 'utf8');
    const sheets = source.matchAll(/^import '(\..+\.css)';$/gm);
    return [...sheets].map(([, sheet = '']) => join('src', dirname(path), sheet));
  });

/** Every stylesheet that a page may get. */
const entries = [...new Set(imported)];

interface Rule {
  readonly layer: string;
  readonly selector: string;
  readonly media: string;
  readonly declarations: readonly { readonly property: string; readonly important: boolean }[];
}

const rules: Rule[] = [];
const others: string[] = [];

const definitions = await readDefinitions();

/** Classes that say a state, which other scripts' elements may have too. */
const isState = (name: string): boolean => /^(is|has)-|^(active|auftritt)$/.test(name);

const inHooks = (pattern: RegExp): string[] =>
  hooksOf(definitions).flatMap(({ selector }) =>
    [...selector.matchAll(pattern)].map(([, name = '']) => name),
  );

const attributes = [
  ...inHooks(/\[(data-[\w-]+)/g),
  ...Object.keys(merged('attributes', definitions)),
];
const classes = [
  ...inHooks(/\.([\w-]+)/g),
  ...(['added', 'classes'] as const).flatMap((kind) => Object.keys(merged(kind, definitions))),
  ...definitions.map((each) => `${each.default.name}__\\w+`),
  ...['slick', 'flipster', 'fancybox', 'with-fancybox', 'pswp', 'klaro'],
].filter((name) => !isState(name));

/** A class or attribute of one of our hooks, of what we add, or of a library inside them. */
const ours = new RegExp(`\\.(${classes.join('|')})(?![a-z])|\\[(${attributes.join('|')})`);

/** A class of what the script or a library of it adds. */
const added = new RegExp(
  `\\.(${Object.keys(merged('added', definitions)).join('|')}|(flipster|fancybox|pswp|slick|klaro)[\\w-]*)(?![\\w-])`,
);

/** What of that is look: a sign that a theme may draw in another way, what is disabled, and the page's own pictures. */
const isLook = (selector: string): boolean => /:(before|after)$|disabled|img$/.test(selector);

beforeAll(async () => {
  for (const entry of entries) {
    const { text } = await buildStylesheet(entry);
    const around: { name: string; prelude: string }[] = [];
    walk(parse(text), {
      enter(node: CssNode) {
        if (node.type === 'Atrule') {
          around.push({ name: node.name, prelude: node.prelude ? generate(node.prelude) : '' });
          if (
            !['layer', 'media', 'supports', 'starting-style', 'keyframes', 'property'].includes(
              node.name,
            )
          ) {
            others.push(`${entry}: @${node.name}`);
          }
        }
        if (node.type !== 'Rule' || around.some(({ name }) => name === 'keyframes')) return;
        const preludesOf = (wanted: string): string[] =>
          around.flatMap(({ name, prelude }) => (name === wanted ? [prelude] : []));
        rules.push({
          layer: preludesOf('layer').join('.'),
          selector: generate(node.prelude),
          media: preludesOf('media').join(),
          declarations: node.block.children
            .toArray()
            .flatMap((each) =>
              each.type === 'Declaration'
                ? [{ property: each.property, important: each.important !== false }]
                : [],
            ),
        });
      },
      leave(node: CssNode) {
        if (node.type === 'Atrule') around.pop();
      },
    });
  }
});

/** The weights of structure: one class, and for the page's own elements less than that. */
const ofOneClass = 1000;
const ofElements = 8;

/** The selectors of a list. */
const eachOf = (list: string): CssNode[] => {
  const parsed = parse(list, { context: 'selectorList' });
  return parsed.type === 'SelectorList' ? parsed.children.toArray() : [];
};

/** A selector's weight without that of its pseudo-element. */
const weightsOf = (selector: string): number[] =>
  eachOf(selector.replaceAll(/::[\w-]+|:(before|after)(?=,|$)/g, '')).map(weightOf);

/** What is structure in some places: distances, what keeps still, and the paper of what covers. */
const placing =
  /^(margin|padding|gap|row-gap|column-gap|transition|fill|stroke|border.*|animation|scroll.*|contain|--auftritt-.*)/;
const covering = /^(background(-color)?|color)$/;
const covers =
  /\.slider|backdrop|pswp__bg|cm-bg|cm-modal|cookie-notice|start-screen|main-navigation|dropdown-menu|lightbox__|loading-overlay|flipster__button/;

describe('the stylesheets', () => {
  it('have no structure of what the script adds in the layer', () => {
    expect(entries).toContain('src/styles/auftritt.css');
    expect(entries.length).toBeGreaterThan(9);
    expect(rules.length).toBeGreaterThan(200);
    const inside = rules
      .filter(
        ({ layer, selector }) =>
          layer === 'auftritt.sections' &&
          added.test(selector) &&
          !isLook(selector) &&
          weightsOf(selector).some(Boolean),
      )
      .flatMap(({ selector, declarations }) =>
        declarations
          .filter(({ property, important }) => structural.test(property) && !important)
          .map(({ property }) => `${selector}: ${property}`),
      );
    expect(inside).toEqual([]);
    expect(others).toEqual([]);
  });

  it('have no look outside of it', () => {
    const outside = rules.filter(({ layer }) => !/^auftritt\.(libraries|sections)$/.test(layer));
    const looks = outside.flatMap(({ selector, media, declarations }) =>
      media.includes('scripting')
        ? []
        : declarations
            .filter(({ property }) => !structural.test(property) && !placing.test(property))
            .filter(({ property }) => !(covering.test(property) && covers.test(selector)))
            .map(({ property }) => `${selector}: ${property}`),
    );
    expect(looks).toEqual([]);
  });

  it('insist on no look, in the layer or outside of it', () => {
    const insisting = rules.flatMap(({ selector, declarations }) =>
      declarations
        .filter(({ important }) => important)
        .filter(({ property }) => !structural.test(property) && !placing.test(property))
        .map(({ property }) => `${selector}: ${property}`),
    );
    expect(insisting).toEqual([]);
  });

  it('weigh one class at most where they stand in no layer, and more than any element', () => {
    const others = rules
      .filter(({ layer }) => layer === '')
      .filter(({ selector }) =>
        weightsOf(selector).some((weight) => weight !== ofOneClass && weight !== ofElements),
      );
    expect(others.map(({ selector }) => selector)).toEqual([]);
  });

  it('reach nothing outside our sections', () => {
    const reaching = rules
      .flatMap(({ selector }) => eachOf(selector).map((each) => generate(each)))
      .filter((selector) => !ours.test(selector));
    expect(reaching).toEqual([]);
  });
});
