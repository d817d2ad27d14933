import { createElement } from '../../page/create.js';
import { type Journal, openJournal } from '../../page/journal.js';

/** Any character that is seen. */
const seen = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/;

/** What marks a text, and shows nothing without one. */
const marks =
  'p, h1, h2, h3, h4, h5, h6, a, b, strong, i, em, u, s, small, sub, sup, span, font, center, br, wbr, figcaption, address, pre, code, picture, o\\:p';

/** What a script may fill later, unless nothing names it. */
const boxes = 'div, section, article, figure, blockquote, ul, ol, li, dl, dt, dd';

const isNamed = ({ attributes }: Element): boolean =>
  [...attributes].some(({ name }) => !/^(class|style|align|dir|lang)$/.test(name));

/** Whether styles draw something where an element is. */
const isDrawn = (element: Element): boolean =>
  ['', '::before', '::after'].some((part) => {
    const css = getComputedStyle(element, part);
    const { content, backgroundImage, backgroundColor, boxShadow, borderTopWidth } = css;
    if (part && /^(none|normal)$/.test(content)) return false;
    return (
      (part !== '' && !/^"\s*"$/.test(content)) ||
      backgroundImage !== 'none' ||
      !/, 0\)$|transparent/.test(backgroundColor) ||
      boxShadow !== 'none' ||
      Number.parseFloat(borderTopWidth) + Number.parseFloat(css.borderBottomWidth) > 0
    );
  });

/** Whether styles give an element more room than a few empty lines have. */
function isTall(element: HTMLElement): boolean {
  const trial = openJournal();
  // A row makes its slides equal.
  trial.style(element, 'align-self', 'start');
  const isHigh = element.offsetHeight > 6 * Number.parseFloat(getComputedStyle(element).fontSize);
  trial.close();
  return isHigh;
}

/** Whether a child of a slider shows nothing, such as the empty paragraph that an editor leaves. */
function isEmpty(child: HTMLElement): boolean {
  const all = [child, ...child.querySelectorAll('*')];
  return (
    !seen.test(child.textContent ?? '') &&
    all.every((each) => each.matches(marks) || (each.matches(boxes) && !isNamed(each))) &&
    !all.some(isDrawn) &&
    !isTall(child)
  );
}

/** What consent holds back, and shows a box in place of. */
const held = ':is(iframe, object, embed, video, audio, img)[data-name]';

/**
 * Takes what is empty for no slide, and gives content that waits for consent a slide in which its box, and what
 * comes in its place, may stand.
 */
export function prepareSlides(slider: HTMLElement, undo: Journal): void {
  for (const child of slider.children) {
    if (child instanceof HTMLElement && isEmpty(child)) undo.attribute(child, 'hidden', '');
  }
  for (const film of slider.querySelectorAll(`:scope > ${held}`)) {
    const slide = createElement('div', {});
    const box = film.previousElementSibling;
    film.before(slide);
    if (box?.matches('.consent-placeholder')) slide.append(box);
    slide.append(film);
    undo.by(() => slide.replaceWith(...slide.childNodes));
  }
}

/**
 * Which slides the page's styles show once a library runs: many hide all but the first until then. Copies without
 * content stand where an engine would put the slides.
 *
 * @param classes those of a slider that runs
 */
export function shownOnceStarted(
  slider: HTMLElement,
  slides: readonly HTMLElement[],
  classes: readonly string[],
): HTMLElement[] {
  const trial = openJournal();
  trial.keep(slider, 'class');
  // What is another box for a moment counts as moved when the slider starts.
  trial.style(slider, 'display', getComputedStyle(slider).display, 'important');
  // In a document of its own a copy loads nothing.
  const apart = document.implementation.createHTMLDocument('');
  const copies = slides.map((slide) => {
    const copy = apart.importNode(slide);
    for (const name of ['src', 'srcset', 'poster', 'data', 'id']) copy.removeAttribute(name);
    copy.classList.add('slick-slide');
    return copy;
  });
  const track = createElement('div', { class: 'slick-track' }, ...copies);
  const list = createElement('div', { class: 'slick-list' }, track);
  slider.classList.add(...classes);
  slider.append(list);
  const shown = copies.map((copy) => getComputedStyle(copy).display !== 'none');
  list.remove();
  trial.close();
  return slides.filter((_, index) => shown[index]);
}

/**
 * Puts each so many slides below each other into one.
 *
 * @param undo gets how to undo it
 */
export function stackSlides(displayed: readonly HTMLElement[], rows: number, undo: Journal) {
  const slides: HTMLElement[] = [];
  for (let first = 0; first < displayed.length; first += rows) {
    const slide = document.createElement('div');
    displayed[first]?.before(slide);
    slide.append(...displayed.slice(first, first + rows));
    undo.by(() => slide.replaceWith(...slide.childNodes));
    slides.push(slide);
  }
  return slides;
}
