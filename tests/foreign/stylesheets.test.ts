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

/**
 * The important declarations of a stylesheet of ours that no comment stands beside: within the rule, or before it or
 * what it stands in.
 */
function withoutReason(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const comments: { readonly start: number; readonly end: number }[] = [];
  const tree = parse(source, {
    positions: true,
    onComment: (_, { start, end }) => comments.push({ start: start.offset, end: end.offset }),
  });
  const around: CssNode[] = [];
  const found: string[] = [];
  const hasComment = ({ type, loc }: CssNode): boolean =>
    comments.some(
      ({ start, end }) =>
        loc &&
        ((end <= loc.start.offset && source.slice(end, loc.start.offset).trim() === '') ||
          (type === 'Rule' && start > loc.start.offset && end < loc.end.offset)),
    );
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Rule' || node.type === 'Atrule') around.push(node);
      if (node.type === 'Declaration' && node.important && !around.some(hasComment)) {
        found.push(`${path}: ${generate(node)}`);
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Rule' || node.type === 'Atrule') around.pop();
    },
  });
  return found;
}

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
        rules.push({
          layer: around
            .filter(({ name }) => name === 'layer')
            .map(({ prelude }) => prelude)
            .join('.'),
          selector: generate(node.prelude),
          media: around
            .filter(({ name }) => name === 'media')
            .map(({ prelude }) => prelude)
            .join(),
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

/** A selector's weight without that of its pseudo-element. */
const weightsOf = (selector: string): number[] => {
  const list = parse(selector.replaceAll(/::[\w-]+|:(before|after)(?=,|$)/g, ''), {
    context: 'selectorList',
  });
  return list.type === 'SelectorList' ? list.children.toArray().map(weightOf) : [];
};

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

  it('say each property of an element in one tier', () => {
    const key = (selector: string, media: string, property: string): string =>
      `${media} ${selector.replace(/^:where\((.*)\):not\([_.i ]+\)/, '$1')} ${property}`;
    const of = (inLayer: boolean): Set<string> =>
      new Set(
        rules
          .filter(({ layer }) => layer === (inLayer ? 'auftritt.sections' : ''))
          .flatMap(({ selector, media, declarations }) =>
            declarations
              .filter(({ important }) => !important)
              .map(({ property }) => key(selector, media, property)),
          ),
      );
    const outside = of(false);
    expect([...of(true)].filter((each) => outside.has(each))).toEqual([]);
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
      .flatMap(({ selector }) =>
        (
          parse(selector, { context: 'selectorList' }) as never as {
            children: { toArray(): unknown[] };
          }
        ).children.toArray(),
      )
      .map((selector) => generate(selector as never))
      .filter((selector) => !ours.test(selector));
    expect(reaching).toEqual([]);
  });

  it('put no custom property on the root', () => {
    const onRoot = rules.filter(
      ({ selector, declarations }) =>
        /(^|,)(:root|html|body|\*)$/.test(selector) &&
        declarations.some(({ property }) => property.startsWith('--')),
    );
    expect(onRoot).toEqual([]);
  });

  it('are stronger than a theme only with a reason beside it', () => {
    const ours = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => join('src', path));
    expect(ours.flatMap(withoutReason)).toEqual([]);
  });
});
