import { saveAttributes, saveClasses } from '../../page/changes.js';
import { Problem } from '../../page/problem.js';

/** Marks a child of a slider that is none of its slides. */
export const partAttribute = 'data-slider-part';

/** A slider of ours that runs. The page may run sliders of its own, whose classes are the same else. */
export const runningClass = 'auftritt-slider';

/** What shows nothing, and so is no slide. */
const unseen =
  'script, style, template, noscript, meta, link, br, [hidden]:not([hidden="until-found"]), input[type="hidden" i]';

/** Marks an element that is added to a slider, so that nothing takes it for a slide. */
export const markAsAddition = (element: HTMLElement): void =>
  element.setAttribute(partAttribute, '');

/** The children of a slider that can be slides at some width of the window. */
export const candidatesOf = (element: Element): HTMLElement[] =>
  [...element.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches(`[${partAttribute}], ${unseen}`),
  );

/** Whether the page's styles show a slide at the window's width. */
export const isDisplayed = (slide: Element): boolean => getComputedStyle(slide).display !== 'none';

/** The slides in sight, in the order of the page. */
export const shownOf = (slides: readonly HTMLElement[]): HTMLElement[] =>
  slides.filter((slide) => slide.classList.contains('slick-active'));

/** The element of an engine that clips the slides. At a breakpoint slick makes a new one. */
export const listOf = (element: HTMLElement): HTMLElement =>
  element.querySelector<HTMLElement>(':scope > .slick-list') ?? element;

/** Marks every child of a slider that is none of these slides. Returns a function that takes the marks away. */
export function markOthers(element: Element, slides: readonly Element[]): () => void {
  const others = [...element.children].filter((child) => !slides.includes(child));
  const restores = others.map((child) => saveAttributes(child, partAttribute));
  for (const child of others) child.setAttribute(partAttribute, '');
  return () => {
    for (const restore of restores) restore();
  };
}

/**
 * The slide at which the visitor has scrolled a row that has not started yet, or undefined where it stands at
 * its beginning.
 */
export function scrolledTo(
  element: HTMLElement,
  slides: readonly HTMLElement[],
): number | undefined {
  if (element.scrollLeft === 0) return undefined;
  const { left, right } = element.getBoundingClientRect();
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const distances = slides.map((slide) => {
    const box = slide.getBoundingClientRect();
    return Math.abs(isRtl ? box.right - right : box.left - left);
  });
  return distances.indexOf(Math.min(...distances));
}

/**
 * Saves the order of an element's children.
 *
 * @returns a function that restores it for those still in it, and takes away what an engine that could not start has left
 */
function saveOrder(element: HTMLElement): () => void {
  const nodes = [...element.childNodes];
  return () => {
    element.prepend(...nodes.filter((node) => element.contains(node)));
    for (const left of element.querySelectorAll(':scope > :is(.slick-list, .slick-dots)')) {
      if (!nodes.includes(left)) left.remove();
    }
  };
}

/**
 * Saves the HTML that an engine changes. Returns a function that restores it.
 */
export function saveHtml(element: HTMLElement, slides: readonly HTMLElement[]): () => void {
  const restores = [
    saveOrder(element),
    saveClasses(element, /^(slick-|owl-loaded$|auftritt-slider$|logo-slider--still$)/),
    saveAttributes(element, 'style', 'dir'),
    ...slides.map((slide) => saveClasses(slide, /^slick-/)),
    ...slides.map((slide) => saveAttributes(slide, 'style', 'aria-hidden', 'data-slick-index')),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}

/**
 * Puts each so many slides below each other into one.
 *
 * @returns the new slides, and a function that undoes it
 */
export function stackSlides(element: HTMLElement, displayed: readonly HTMLElement[], rows: number) {
  if (rows === 1) return { slides: displayed, restore: () => {} };
  const restoreOrder = saveOrder(element);
  const slides: HTMLElement[] = [];
  for (let first = 0; first < displayed.length; first += rows) {
    const slide = document.createElement('div');
    displayed[first]?.before(slide);
    slide.append(...displayed.slice(first, first + rows));
    slides.push(slide);
  }
  const restore = (): void => {
    for (const slide of slides) slide.replaceWith(...slide.childNodes);
    restoreOrder();
  };
  return { slides, restore };
}

/** Throws a `Problem` for an element on which the page's own script has started slick. */
export function refuseRunning(element: Element): void {
  if (element.classList.contains('slick-initialized')) {
    throw new Problem(element, 'is a slick slider already');
  }
}
