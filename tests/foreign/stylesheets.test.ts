// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDefinitions } from '../../build/definitions.mjs';
import { buildStylesheet } from '../../build/stylesheets.mjs';
import { ownerOf, structural, weightOf } from '../../build/tiers.mjs';
import {
  addedOf,
  attributesOf,
  classesOf,
  hooksOf,
} from '../../src/command/documentation/merged.js';

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

const attributes = [...inHooks(/\[(data-[\w-]+)/g), ...Object.keys(attributesOf(definitions))];
const classes = [
  ...inHooks(/\.([\w-]+)/g),
  ...[addedOf, classesOf].flatMap((texts) => Object.keys(texts(definitions))),
  ...definitions.map((each) => `${each.default.name}__\\w+`),
  ...['slick', 'flipster', 'fancybox', 'with-fancybox', 'pswp', 'klaro'],
].filter((name) => !isState(name));

/** A class or attribute of one of our hooks, of what we add, or of a library inside them. */
const ours = new RegExp(`\\.(${classes.join('|')})(?![a-z])|\\[(${attributes.join('|')})`);

/** What may be stronger than a theme's own rules, and why. */
const important: readonly {
  readonly what: RegExp;
  readonly media?: RegExp;
  readonly property: RegExp;
  readonly why: string;
}[] = [
  { what: /\[hidden\]/, property: /^display$/, why: 'what the script hides is hidden' },
  {
    what: /^\.navigation-open$/,
    property: /^overflow$/,
    why: 'specification: scrolling is locked',
  },
  {
    what: /./,
    media: /print/,
    property: /./,
    why: 'on paper every slide and item is shown, against the inline styles of the libraries',
  },
  {
    what: /^\.klaro \.cm-modal \.hide$/,
    property: /^display$/,
    why: "Bootstrap 3 hides all that has this class, which klaro's close button has",
  },
  {
    what: /^\.inquiry-form \.form-group>label>/,
    property: /^margin$/,
    why: 'a box stands at the edge of its label; themes have margins for one within a line',
  },
  {
    what: /\.coverflow:has\(.*coverflow-detail__image$/,
    property: /^display$/,
    why: 'a phone shows the picture once, also where a theme gives every picture a display',
  },
  {
    what: /\.logo-slider--still/,
    property: /^(display|inline-size|transform)$/,
    why: 'against the inline styles of slick',
  },
  {
    what: /flipster__button|lightbox__(previous|next|close)/,
    property: /^(margin|padding)$/,
    why: "a control that is a sign keeps its size and its place under a theme's rules for all buttons",
  },
  {
    what: /\[data-collapse-body\].*\[hidden=until-found\]/,
    property:
      /^(position|display|(min-)?block-size|(margin|padding)-block|border-block-width|content-visibility)$/,
    why: 'a closed body takes no room, but the browser can find what is in it',
  },
  { what: /fancybox|f-panzoom/, property: /./, why: "fancybox's own, inside its dialog" },
  {
    what: /./,
    property: /^animation$/,
    why: 'many resets end animations for visitors who prefer reduced motion; ours keep room until a section starts',
  },
  { what: /pswp/, property: /./, why: "PhotoSwipe's own, inside our dialog" },
];

beforeAll(async () => {
  for (const entry of entries) {
    const { text } = await buildStylesheet(entry);
    const around: { name: string; prelude: string }[] = [];
    walk(parse(text), {
      enter(node: CssNode) {
        if (node.type === 'Atrule') {
          around.push({ name: node.name, prelude: node.prelude ? generate(node.prelude) : '' });
          if (!['layer', 'media', 'supports', 'keyframes', 'property'].includes(node.name)) {
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
  const list = parse(selector.replaceAll(/::[\w-]+|:(before|after)$/g, ''), {
    context: 'selectorList',
  });
  return list.type === 'SelectorList' ? list.children.toArray().map(weightOf) : [];
};

/** What is structure in some places: distances, what keeps still, and the paper of what covers. */
const placing =
  /^(margin|padding|gap|row-gap|column-gap|transition|fill|stroke|border.*|animation|scroll.*|contain|--auftritt-.*)/;
const covering = /^(background(-color)?|color)$/;
const covers =
  /\.slider|backdrop|pswp__bg|cm-bg|cm-modal|cookie-notice|start-screen|main-navigation|dropdown-menu|lightbox__|loading-overlay|flipster__button|select option/;

describe('the stylesheets', () => {
  it('have no structure in the layer', () => {
    expect(entries).toContain('src/styles/auftritt.css');
    expect(entries.length).toBeGreaterThan(9);
    expect(rules.length).toBeGreaterThan(200);
    const inside = rules
      .filter(
        ({ layer, selector }) => layer && ownerOf(selector) && weightsOf(selector).some(Boolean),
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
          .filter(({ layer }) => (layer !== '') === inLayer)
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

  it('are stronger than a theme only where there is a reason', () => {
    const stronger = rules.flatMap(({ selector, media, declarations }) =>
      declarations
        .filter((declaration) => declaration.important)
        .filter(
          ({ property }) =>
            !important.some(
              (reason) =>
                reason.what.test(selector) &&
                (reason.media?.test(media) ?? true) &&
                reason.property.test(property),
            ),
        )
        .map(({ property }) => `${selector} { ${property} }`),
    );
    expect(stronger).toEqual([]);
  });
});
