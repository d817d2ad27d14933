import { defaultSelectors } from '../../behaviours.js';
import { findTag } from '../../configuration/find-tag.js';
import { sectionsOf } from '../../micro-roots/category-gallery/parts.js';
import type { Configuration } from '../../page/configuration.js';
import type { Selectors } from '../../public-interface.js';
import { groupNameOf, placesOf } from '../../sections/lightbox/places.js';
import { normalised } from '../../sections/telephone/telephone.js';
import { lackOfId } from '../../services/analytics/property.js';
import { lackOfKey } from '../../services/map/maps-service.js';
import type { Place } from '../pages/source.js';
import { type Finding, finding, ruleNamed } from './rules.js';

/** What is wrong with an element, or with the whole page if there is none. */
type Fault = readonly [message: string, element?: Element];

const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

/** The elements of a selector that are wrong in one way. */
const wrong = (
  selector: string,
  isWrong: (element: HTMLElement) => boolean,
  messageFor: (element: HTMLElement) => string,
): readonly Fault[] =>
  all(selector)
    .filter(isWrong)
    .map((element) => [messageFor(element), element]);

/** Matches the names of honeypot fields and of elements around them: "honeypot", "form-honey-pot". */
const honeypot = /honey[-_]?pot/i;

/** Inline styles that hide an element or move it out of sight. */
const hiding =
  /\b(display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0|clip(-path)?\s*:|position\s*:\s*(absolute|fixed))/i;

/**
 * Whether a field is a honeypot, a trap for robots, that visitors can see unless a stylesheet hides it.
 * Some systems give it a random name, so a field counts as well that is closed to the keyboard, and to autofill or
 * screen readers.
 */
function isSeenHoneypot(field: HTMLElement): boolean {
  const holders: HTMLElement[] = [];
  for (let each: HTMLElement | null = field; each && !each.matches('form'); ) {
    holders.push(each);
    each = each.parentElement;
  }
  const isForNobody =
    field.matches('[tabindex="-1"]') &&
    (field.matches('[autocomplete="off"]') || holders.some((each) => each.ariaHidden === 'true'));
  const names = holders.map(({ id, className }) => `${id} ${className}`);
  const isHoneypot = isForNobody || honeypot.test(`${names} ${field.getAttribute('name')}`);
  const isHidden = (each: HTMLElement): boolean =>
    each.matches('[hidden], [type="hidden"]') || hiding.test(each.getAttribute('style') ?? '');
  return isHoneypot && !holders.some(isHidden);
}

const controls =
  'input:not([type="hidden"], [type="submit"], [type="button"], [type="image"], [type="reset"]), select, textarea';

/** Whether a form has controls, none of which is in a field: no mistake could be marked. */
function lacksFields(form: HTMLElement, selectors: Selectors): boolean {
  const inForm = form.matches('form') ? [...form.querySelectorAll(controls)] : [];
  return inForm.length > 0 && !inForm.some((control) => control.closest(selectors.formField));
}

/** Elements that need what the tag lacks. */
const lacking = (message: string | undefined, selector: string): readonly Fault[] =>
  all(message ? selector : ':not(*)').map((element) => [message ?? '', element]);

/** Elements that show that a page uses Bootstrap. Its stylesheet hides elements by a class. */
const bootstrap = 'link[href*="bootstrap" i], [data-toggle], [data-bs-toggle]';

/** Menus that Bootstrap's stylesheet keeps hidden, whatever our opener does. */
function hiddenMenus({ presets }: Configuration, selectors: Selectors): readonly Fault[] {
  if (presets.some(({ hiddenBy }) => hiddenBy) || !document.querySelector(bootstrap)) return [];
  return wrong(
    selectors.navigation,
    (menu) => menu.closest('.collapse:not(.show, .in)') !== null,
    () => 'Bootstrap hides it by the class collapse',
  );
}

/** Attributes in which lightboxes name the group of a picture. */
const groupAttributes = ['data-fancybox-group', 'data-lightbox', 'data-cbox-rel', 'data-gallery'];

/** Folds a name: different spellings of one name become equal. */
const folded = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Pictures that open alone, though the page has others of what seems to be their group. */
function lonePictures(configuration: Configuration, selectors: Selectors): readonly Fault[] {
  const items = all(selectors.lightboxItem);
  const names = items.map((item) => groupNameOf(item, placesOf(item, { configuration })));
  return items.flatMap((element, index): Fault[] => {
    const name = names[index] ?? '';
    if (name === '') {
      const attribute = groupAttributes.find((each) => {
        const value = element.getAttribute(each);
        return value && items.some((item) => item !== element && item.getAttribute(each) === value);
      });
      if (!attribute) return [];
      return [[`${attribute} names a group that only a preset reads`, element]];
    }
    if (names.filter((other) => other === name).length > 1) return [];
    const meant = names.find((other) => other !== name && folded(other) === folded(name));
    if (meant === undefined) return [];
    const [alone, others] = [JSON.stringify(name), JSON.stringify(meant)];
    return [[`its group ${alone} has one picture; another is ${others}`, element]];
  });
}

/** A rule about faulty HTML that does not keep the script from starting. */
interface MarkupRule {
  /** The behaviour concerned, or the page. */
  readonly about: Finding['about'];
  /**
   * What the rule is about, if not the page's content. The rule does not apply to HTML without it, such
   * as a part of a page.
   */
  readonly of?: 'head' | 'tag';
  /** @param selectors the selectors of elements once foreign markup is translated */
  find(configuration: Configuration, selectors: Selectors): readonly Fault[];
}

const quoted = (element: Element, name: string): string =>
  `${name} ${JSON.stringify(element.getAttribute(name) ?? '')}`;

const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Whether normalising changes more than the dashes of a link. Telephones ignore dashes. */
const isDialledWrongly = (link: Element): boolean => {
  const written = link.getAttribute('href') ?? '';
  return normalised(written) !== written.replace(/\p{Dash}/gu, '');
};

const hasSize = (image: Element): boolean =>
  ['width', 'height'].every((name) => /^\s*\d+\s*$/.test(image.getAttribute(name) ?? ''));

/** Headings of galleries that name the active category, but stay when another category is chosen. */
const headlinesIn = (
  kind: 'category-gallery' | 'inspiration-gallery',
  galleries: string,
  selectors: Selectors,
): readonly Fault[] =>
  all(galleries).flatMap((root) => {
    const active = [...root.querySelectorAll(selectors.category)].find(({ classList }) =>
      classList.contains('active'),
    );
    const changing = [...sectionsOf(kind, 'category'), 'categoryList'] as const;
    const parts = changing.map((hook) => selectors[hook]).join();
    return [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => active && textOf(heading) === textOf(active) && !heading.closest(parts))
      .map((heading) => ['a choice of another category keeps this name', heading]);
  });

const searched = 'link[rel~="canonical" i], link[rel~="alternate" i][hreflang]';

/** The rules about markup that visitors or search engines need, but not the script. */
export const markupRules: Readonly<Record<string, MarkupRule>> = {
  viewport: {
    about: 'page',
    of: 'head',
    find: () =>
      document.querySelector('meta[name="viewport" i]') ? [] : [['page lacks meta[name=viewport]']],
  },
  'relative-address': {
    about: 'page',
    of: 'head',
    find: () =>
      wrong(
        searched,
        (link) => !/^\s*https?:\/\//i.test(link.getAttribute('href') ?? ''),
        (link) => `${quoted(link, 'href')} is not absolute`,
      ),
  },
  'image-size': {
    about: 'page',
    find() {
      const [first, ...others] = all('img').filter((image) => !hasSize(image));
      const count = others.length + 1;
      if (!first) return [];
      return [
        [
          count === 1 ? 'element lacks width and height' : `${count} images lack width and height`,
          first,
        ],
      ];
    },
  },
  'telephone-number': {
    about: 'telephone',
    find: (_, selectors) =>
      wrong(
        selectors.telephone,
        isDialledWrongly,
        (link) => `${quoted(link, 'href')} has spaces or "(0)"`,
      ),
  },
  'category-headline': {
    about: 'category-gallery',
    find: (_, selectors) => headlinesIn('category-gallery', selectors.categoryGallery, selectors),
  },
  'inspiration-headline': {
    about: 'inspiration-gallery',
    find: (_, selectors) =>
      headlinesIn('inspiration-gallery', selectors.inspirationGallery, selectors),
  },
  honeypot: {
    about: 'form',
    find: (_, selectors) =>
      wrong(
        `:is(${selectors.form}) :is(input, textarea)`,
        isSeenHoneypot,
        () => 'nothing in the HTML hides this field',
      ),
  },
  'form-fields': {
    about: 'form',
    find: (_, selectors) =>
      wrong(
        selectors.form,
        (form) => lacksFields(form, selectors),
        () => `no control is in a ${defaultSelectors.formField}`,
      ),
  },
  'hidden-menu': { about: 'navigation', find: hiddenMenus },
  'lone-picture': { about: 'lightbox', find: lonePictures },
  'no-maps-key': {
    about: 'map',
    of: 'tag',
    find: (configuration, selectors) => lacking(lackOfKey({ configuration }), selectors.map),
  },
  'no-analytics-id': {
    about: 'analytics',
    of: 'tag',
    find: (configuration, selectors) =>
      lacking(lackOfId({ configuration }), selectors.analyticsOptOut),
  },
};

/** The findings of the markup rules for the page in the current window. */
export function findingsOfMarkup(
  configuration: Configuration,
  selectors: Selectors,
  sourcePlace: (element: Element) => Place | undefined,
): readonly Finding[] {
  const { documentElement, head, doctype } = document;
  const has = {
    head:
      doctype !== null || [documentElement, head].some((each) => sourcePlace(each) !== undefined),
    tag: findTag(document) !== undefined,
  };
  const disabled: ReadonlySet<string> = configuration.disable;
  return Object.entries(markupRules)
    .filter(([, { about, of }]) => !disabled.has(about) && (!of || has[of]))
    .flatMap(([name, { about, find }]) =>
      find(configuration, selectors).map(([message, element]) =>
        finding(
          ruleNamed(name),
          about,
          element ?? 'html',
          message,
          element && sourcePlace(element),
        ),
      ),
    );
}
