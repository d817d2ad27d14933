import type { JSDOM } from 'jsdom';
import { beginning, type Place, placeIn } from '../pages/source.js';
import { kept, pluginMove, taken } from './libraries/bootstrap.js';
import { about, type Library } from './libraries/libraries.js';
import type { Move, PlacedMove } from './move.js';

const attributeOf = (element: Element, name: string): string =>
  element.getAttribute(`data-bs-${name}`) ?? element.getAttribute(`data-${name}`) ?? '';

const bootstrap = (what: string, plugin: string): Move =>
  pluginMove(
    plugin,
    { library: 'bootstrap', what, see: 'bootstrap' },
    (behaviour) => `${behaviour} does it at every width`,
  );

const lightbox = (library: Library, what: string, preset?: string): Move => ({
  ...{ library, what, fate: 'unchanged', behaviour: 'lightbox', preset },
  see: about(library).see,
  says: 'the links open in our lightbox',
});

const slider: Move = {
  ...{ library: 'slick', what: 'data-slick', fate: 'unchanged', see: 'slick' },
  ...{ behaviour: 'slider', preset: 'slick' },
  says: 'the slider starts with these options',
};

function toggle(element: Element): Move | undefined {
  const plugin = attributeOf(element, 'toggle');
  const isKnown = taken.has(plugin) || kept.has(plugin) || plugin === 'buttons';
  const name = element.hasAttribute('data-bs-toggle') ? 'data-bs-toggle' : 'data-toggle';
  const what = `${name}="${plugin}"`;
  return isKnown ? bootstrap(what, plugin === 'buttons' ? 'button' : plugin) : undefined;
}

function spy(element: Element): Move {
  const plugin = attributeOf(element, 'spy');
  return bootstrap(`data-spy="${plugin}"`, plugin === 'affix' ? 'affix' : 'scrollspy');
}

/** Elements with attributes that a library reads by itself, and what becomes of them. */
const marks: readonly (readonly [selector: string, of: (element: Element) => Move | undefined])[] =
  [
    ['[data-toggle], [data-bs-toggle]', toggle],
    ['[data-spy], [data-bs-spy]', spy],
    [
      '[data-ride="carousel"], [data-bs-ride="carousel"], [data-slide], [data-bs-slide]',
      () => bootstrap('data-ride="carousel"', 'carousel'),
    ],
    [
      '[data-dismiss="alert"], [data-bs-dismiss="alert"]',
      () => bootstrap('data-dismiss="alert"', 'alert'),
    ],
    ['a[data-lightbox]', () => lightbox('lightbox2', 'data-lightbox', 'lightbox2')],
    ['a[rel^="lightbox"]', () => lightbox('lightbox2', 'rel="lightbox"', 'lightbox2')],
    ['a[data-fancybox]', () => lightbox('fancybox', 'data-fancybox')],
    ['[data-slick]', () => slider],
  ];

/** A kind of element on a page, with the place of the first one. */
export interface PageMark extends PlacedMove {
  readonly count: number;
}

/** What the attributes of a page's elements say, one entry for each kind. */
export function marksOf(dom: JSDOM): readonly PageMark[] {
  const found = new Map<string, PageMark>();
  for (const [selector, moveOf] of marks) {
    for (const element of dom.window.document.querySelectorAll(selector)) {
      const present = moveOf(element);
      if (!present) continue;
      const key = present.library + present.what;
      const place: Place = placeIn(dom, element) ?? beginning;
      const first = found.get(key);
      found.set(
        key,
        first ? { ...first, count: first.count + 1 } : { ...present, ...place, count: 1 },
      );
    }
  }
  return [...found.values()];
}

/** Signs of a version of Bootstrap in the markup. */
const versions: readonly (readonly [version: 3 | 4 | 5, selector: string])[] = [
  [5, '[data-bs-toggle], [data-bs-target], .ms-auto, .me-auto'],
  [4, '.navbar-toggler, .navbar-expand-lg, .navbar-expand-md, .card-header, .nav-item, .ml-auto'],
  [3, '.navbar-toggle, .navbar-default, .panel-heading, .panel-collapse, .col-xs-12, .icon-bar'],
];

/** The version of Bootstrap that a page's markup is written for. */
export const bootstrapOf = (dom: JSDOM): 3 | 4 | 5 | undefined =>
  versions.find(([, selector]) => dom.window.document.querySelector(selector))?.[0];
