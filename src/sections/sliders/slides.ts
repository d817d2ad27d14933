import type { Journal } from '../../page/journal.js';
import { Problem } from '../../page/problem.js';
import type { SliderSettings } from './options.js';

/** Marks a child of a slider that is none of its slides. */
const partAttribute = 'data-slider-part';

/** Selects the slides among the children of a slider. */
export const slideSelector = `:not([${partAttribute}])`;

/** What a slider adds to its children. An engine that could not start has left its own without a mark. */
const additions = `[${partAttribute}], .slick-list, .slick-dots`;

/** A slider of ours that runs. The page may run sliders of its own, whose classes are the same else. */
export const runningClass = 'auftritt-slider';

/** Keeps the row of a slider that a theme would lay out in another way. */
const rowClass = 'auftritt-slider--row';

/**
 * Keeps the row of a running slider where a class of the theme would lay its element out in another way, such as a grid
 * of cards, or a block, as slick's own stylesheet does. What the theme hides stays hidden.
 *
 * @returns whether that was needed
 */
export function keepRow(element: HTMLElement): boolean {
  element.classList.remove(rowClass);
  const { display, flexFlow, columnGap } = getComputedStyle(element);
  const isRow = `${display} ${flexFlow} ${columnGap}`.endsWith('flex row wrap 0px');
  return element.classList.toggle(rowClass, !isRow && display !== 'none');
}

/** What shows nothing, and so is no slide. */
const unseen =
  'script, style, template, noscript, meta, link, br, [hidden]:not([hidden="until-found"]), input[type="hidden" i]';

/** The children of a slider that can be slides at some width of the window. */
export function candidatesOf(element: Element, { prevArrow, nextArrow }: SliderSettings) {
  const none = [`[${partAttribute}]`, unseen, prevArrow, nextArrow].filter(Boolean).join();
  return [...element.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.matches(none),
  );
}

/** A character that is surely seen. */
const sign = /[\p{L}\p{N}]/u;

/** What shows something without a text. */
const content = 'img, svg, :has(img, svg)';

/** Whether each child of a slider is surely a slide that is displayed, with content of its own. */
export const isUsual = (element: Element): boolean =>
  [...element.children].every(
    (child) =>
      isDisplayed(child) &&
      !child.matches('[data-name]') &&
      (sign.test(child.textContent ?? '') || child.matches(content)),
  );

/** Whether the page's styles show a slide at the window's width. */
export const isDisplayed = (slide: Element): boolean => getComputedStyle(slide).display !== 'none';

/** The slides in sight, in the order of the page. */
export const shownOf = (slides: readonly HTMLElement[]): HTMLElement[] =>
  slides.filter((slide) => slide.classList.contains('slick-active'));

/** The element of an engine that clips the slides. At a breakpoint slick makes a new one. */
export const listOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>(':scope > .slick-list') ?? element;

/** Marks every child of a slider that is none of these slides, so that nothing takes it for one. */
export function markOthers(element: Element, slides: readonly Element[]): void {
  for (const child of element.children) {
    if (!slides.includes(child)) child.toggleAttribute(partAttribute, true);
  }
}

/**
 * The slide at which the visitor has scrolled a row that has not started yet, or undefined where it stands at
 * its beginning.
 */
export function scrolledTo(element: HTMLElement, slides: readonly HTMLElement[]) {
  if (element.scrollLeft === 0) return undefined;
  const side = getComputedStyle(element).direction === 'rtl' ? 'right' : 'left';
  const start = element.getBoundingClientRect()[side];
  const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect()[side] - start));
  return distances.indexOf(Math.min(...distances));
}

/** Notes the HTML that a slider and its engine change, and what an engine that could not start leaves. */
export function noteHtml(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  undo: Journal,
): void {
  const nodes = [...element.childNodes];
  for (const slide of slides) {
    undo.keep(slide, 'style', 'aria-hidden', 'data-slick-index');
    undo.keepClasses(slide, /^slick-/);
  }
  for (const child of element.children) undo.keep(child, partAttribute);
  undo.keep(element, 'style', 'dir', 'role');
  undo.keepClasses(element, /^(slick-|owl-loaded$|auftritt-slider(--row)?$|logo-slider--still$)/);
  undo.by(() => {
    element.prepend(...nodes.filter((node) => element.contains(node)));
    for (const left of element.querySelectorAll(`:scope > :is(${additions})`)) {
      if (!nodes.includes(left)) left.remove();
    }
  });
}

/** Throws a `Problem` for an element on which the page's own script has started slick. */
export function refuseRunning(element: Element): void {
  if (element.matches('.slick-initialized'))
    throw new Problem(element, 'is a slick slider already');
}
