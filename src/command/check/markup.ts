import { findTag } from '../../configuration/tag.js';
import { sectionsOf } from '../../micro-roots/category-gallery/parts.js';
import type { Configuration } from '../../page/configuration.js';
import { inShort } from '../../page/problem.js';
import type { Selectors } from '../../public-interface.js';
import { normalised } from '../../sections/telephone/telephone.js';
import { lackOfId } from '../../services/analytics/property-id.js';
import { lackOfKey } from '../../services/map/maps-service.js';
import { beginning, type Place } from '../pages/source.js';
import type { Finding } from './findings.js';
import { isSeenHoneypot } from './honeypot.js';
import { formsWithoutFields, hiddenMenus, lonePictures } from './idle.js';
import type { Rule } from './rule.js';

/** A fault of an element, or of the whole page if there is no `element`. */
interface Fault {
  readonly element?: Element;
  readonly message: string;
}

/** A rule about faulty HTML that does not keep the script from starting. */
interface MarkupRule extends Rule {
  /** The behaviour concerned, or the page. */
  readonly about: Finding['about'];
  /**
   * What the rule is about, if not the page's content. The rule does not apply to HTML without it, such
   * as a part of a page.
   */
  readonly of?: 'head' | 'tag';
  find(configuration: Configuration): readonly Fault[];
}

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const quoted = (element: Element, name: string): string =>
  `${name} ${JSON.stringify(element.getAttribute(name) ?? '')}`;

const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

const isForSearchEngines = (link: Element): boolean => {
  const types = (link.getAttribute('rel') ?? '').toLowerCase().split(/\s+/);
  return (
    types.includes('canonical') || (types.includes('alternate') && link.hasAttribute('hreflang'))
  );
};

const isAbsolute = (element: Element): boolean =>
  /^https?:\/\//i.test(element.getAttribute('href')?.trim() ?? '');

/** Whether normalising changes more than the dashes of a link. Telephones ignore dashes. */
const isDialledWrongly = (link: Element): boolean => {
  const written = link.getAttribute('href') ?? '';
  return normalised(written) !== written.replace(/\p{Dash}/gu, '');
};

const hasSize = (image: Element): boolean =>
  ['width', 'height'].every((name) => /^\s*\d+\s*$/.test(image.getAttribute(name) ?? ''));

/** Headings of a gallery that name the active category, but stay when another category is chosen. */
const headlinesOfCategory = (
  kind: 'category-gallery' | 'inspiration-gallery',
  root: HTMLElement,
  selectors: Selectors,
): readonly HTMLElement[] => {
  const items = [...root.querySelectorAll(selectors.category)];
  const active = items.find(({ classList }) => classList.contains('active'));
  if (!active) return [];
  const changing = [...sectionsOf(kind, 'category'), 'categoryList'] as const;
  const around = changing.map((hook) => selectors[hook]).join();
  return [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => textOf(heading) === textOf(active) && !heading.closest(around),
  );
};

/** The rules about markup that visitors or search engines need, but not the script. */
export const markupRules = [
  {
    name: 'viewport',
    level: 'warning',
    summary: 'The page does not say how wide it is, so that phones show it as a small picture.',
    about: 'page',
    of: 'head',
    find: () =>
      all('meta').some((meta) => meta.getAttribute('name')?.toLowerCase() === 'viewport')
        ? []
        : [{ message: 'page lacks meta[name=viewport]' }],
  },
  {
    name: 'relative-address',
    level: 'warning',
    summary: 'An address for search engines is not a whole one, so that they leave it out.',
    about: 'page',
    of: 'head',
    find: () =>
      all('link')
        .filter((link) => isForSearchEngines(link) && !isAbsolute(link))
        .map((element) => ({ element, message: `${quoted(element, 'href')} is not absolute` })),
  },
  {
    name: 'image-size',
    level: 'warning',
    summary: 'Images do not say their size, so that the page moves when they arrive.',
    about: 'page',
    find() {
      const [element, ...others] = all('img').filter((image) => !hasSize(image));
      if (!element) return [];
      const count = others.length + 1;
      const message =
        count === 1 ? 'element lacks width and height' : `${count} images lack width and height`;
      return [{ element, message }];
    },
  },
  {
    name: 'telephone-number',
    level: 'warning',
    summary: 'A number has spaces or "(0)", which are dialled where the script does not run.',
    about: 'telephone',
    find: ({ selectors }) =>
      all(selectors.telephone)
        .filter(isDialledWrongly)
        .map((element) => ({
          element,
          message: `${quoted(element, 'href')} has spaces or "(0)"`,
        })),
  },
  {
    name: 'category-headline',
    level: 'warning',
    summary: "A category's headline stands where it stays when another category is chosen.",
    about: 'category-gallery',
    find: ({ selectors }) =>
      all(selectors.categoryGallery)
        .flatMap((root) => headlinesOfCategory('category-gallery', root, selectors))
        .map((element) => ({ element, message: 'a choice of another category keeps this name' })),
  },
  {
    name: 'inspiration-headline',
    level: 'warning',
    summary: "A category's headline stands where it stays when another category is chosen.",
    about: 'inspiration-gallery',
    find: ({ selectors }) =>
      all(selectors.inspirationGallery)
        .flatMap((root) => headlinesOfCategory('inspiration-gallery', root, selectors))
        .map((element) => ({ element, message: 'a choice of another category keeps this name' })),
  },
  {
    name: 'honeypot',
    level: 'warning',
    summary: 'A field that only robots should fill in can be seen.',
    about: 'form',
    find: ({ selectors }) =>
      all(selectors.form)
        .flatMap((each) => [...each.querySelectorAll<HTMLElement>('input, textarea')])
        .filter(isSeenHoneypot)
        .map((element) => ({ element, message: 'nothing in the HTML hides this field' })),
  },
  {
    name: 'form-fields',
    level: 'warning',
    summary: 'No control of a form is in a field, so that no mistake can be marked.',
    about: 'form',
    find: formsWithoutFields,
  },
  {
    name: 'hidden-menu',
    level: 'warning',
    summary: "The navigation has a class with which Bootstrap's stylesheet hides it.",
    about: 'navigation',
    find: hiddenMenus,
  },
  {
    name: 'lone-picture',
    level: 'warning',
    summary: 'A picture of the lightbox opens alone, though others seem to be of its group.',
    about: 'lightbox',
    find: lonePictures,
  },
  {
    name: 'no-maps-key',
    level: 'warning',
    summary: 'A map has no key of the maps service, so that its address stays.',
    about: 'map',
    of: 'tag',
    find(configuration) {
      const message = lackOfKey({ configuration });
      return message
        ? all(configuration.selectors.map).map((element) => ({ element, message }))
        : [];
    },
  },
  {
    name: 'no-analytics-id',
    level: 'warning',
    summary: 'A link switches analytics off, and the tag names no property that is measured.',
    about: 'analytics',
    of: 'tag',
    find(configuration) {
      const message = lackOfId({ configuration });
      return message
        ? all(configuration.selectors.analyticsOptOut).map((element) => ({ element, message }))
        : [];
    },
  },
] as const satisfies readonly MarkupRule[];

/** The findings of the markup rules for the page in the current window. */
export function findingsOfMarkup(
  configuration: Configuration,
  placeOf: (element: Element) => Place | undefined,
): readonly Finding[] {
  const { documentElement, head, doctype } = document;
  const has = {
    head: doctype !== null || [documentElement, head].some((each) => placeOf(each) !== undefined),
    tag: findTag(document) !== undefined,
  };
  const disabled: ReadonlySet<string> = configuration.disable;
  return markupRules
    .filter(({ about, of }: MarkupRule) => !disabled.has(about) && (!of || has[of]))
    .flatMap((rule: MarkupRule) =>
      rule.find(configuration).map(({ element, message }) => ({
        rule,
        level: rule.level,
        about: rule.about,
        element: element ? inShort(element) : 'html',
        message,
        ...((element && placeOf(element)) ?? beginning),
      })),
    );
}
