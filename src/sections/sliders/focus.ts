import type { Journal } from '../../lifecycle/journal.js';
import { saveAttributes, setAttribute } from '../../page/changes.js';
import { clones } from '../../page/elements.js';
import type { Engine, Rig } from './engine.js';
import { listOf, runningClass, shownOf } from './slides.js';

/** A frame that waits for consent is none: the one that comes in its place would be closed as it is. */
const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe:not([data-name]:not([src], [srcdoc])), audio[controls], video[controls], [contenteditable], [tabindex]';

/** The elements of a slide that can get the focus. The slide itself can be one, such as a link. */
function stopsIn(slide: HTMLElement): HTMLElement[] {
  const stops = [...slide.querySelectorAll<HTMLElement>(focusable)];
  return slide.matches(focusable) ? [slide, ...stops] : stops;
}

/** A slide that is not shown. A slider of the page's own may stand in a slide. */
const hidden = `.${runningClass} > * > * > [aria-hidden="true"]`;

/** Element that is closed to the keyboard because its slide is not shown → how to restore it. */
const closed = new WeakMap<HTMLElement, () => void>();

/** Closes an element to the keyboard while it is in a slide that is not shown, of this slider or of one around it. */
function arrangeStop(stop: HTMLElement): void {
  if (!stop.closest(hidden)) {
    closed.get(stop)?.();
    closed.delete(stop);
  } else if (stop.getAttribute('tabindex') !== '-1') {
    closed.set(stop, saveAttributes(stop, 'tabindex'));
    stop.setAttribute('tabindex', '-1');
  }
}

/**
 * Lets keyboards and assistive technology reach only the slides that are shown, with the tab stops of
 * the server's HTML. slick's own code would make every slide a tab stop, overwrite the server's ids and
 * roles, and miss half of the focusable elements. The caller restores the slider's own role.
 *
 * @param undo gets how to restore the slides
 * @returns what makes exactly the slides that are shown reachable
 */
export function slideAccess({ element, slides, next }: Rig, undo: Journal): () => void {
  const isList = element.matches('ul, ol');
  if (isList && !element.hasAttribute('role')) element.setAttribute('role', 'group');
  // What comes into a slide later is closed as well.
  const observer = new MutationObserver(() => arrange());
  undo.by(() => {
    observer.disconnect();
    for (const slide of slides) slide.removeAttribute('aria-hidden');
    for (const stop of slides.flatMap(stopsIn)) arrangeStop(stop);
  });
  const arrange = (): void => {
    const list = listOf(element);
    // The engine's own elements stand between a list and its entries.
    if (isList) list.firstElementChild?.setAttribute('role', 'list');
    for (const copy of list.querySelectorAll<HTMLElement>(`:scope > * > ${clones}`)) {
      copy.setAttribute('aria-hidden', 'true');
      for (const stop of stopsIn(copy)) stop.setAttribute('tabindex', '-1');
    }
    const shown = shownOf(slides);
    for (const slide of slides) {
      setAttribute(slide, 'aria-hidden', String(!shown.includes(slide)));
    }
    for (const stop of slides.flatMap(stopsIn)) arrangeStop(stop);
    observer.observe(list, { childList: true, subtree: true });
    const focused = slides.find((slide) => slide.contains(document.activeElement));
    if (!focused || shown.includes(focused)) return;
    const current = slides.find((slide) => slide.classList.contains('slick-current'));
    // The arrow gets the focus of a slide that is no longer shown, if the current one has no tab stop.
    const place = (current && stopsIn(current)[0]) ?? next;
    place.focus({ preventScroll: true });
  };
  return arrange;
}

/**
 * Moves a cut-off slide into sight when it gets the keyboard focus. In a strip with slides of different
 * widths, the last ones can be cut off.
 *
 * @returns what to do once the slides have come to rest, since the focus may have moved on meanwhile
 */
export function followFocus({ element, slides }: Rig, engine: Engine, signal: AbortSignal) {
  const show = (): void => {
    // With a mouse, the slide must not move: a pressed link must stay there until the button is released.
    const focused = signal.aborted ? null : element.querySelector(':focus-visible');
    const index = slides.findIndex((slide) => slide.contains(focused));
    const slide = slides[index];
    if (!slide) return;
    const list = listOf(element).getBoundingClientRect();
    const box = slide.getBoundingClientRect();
    const isCutOff = box.left < list.left - 1 || box.right > list.right + 1;
    if (isCutOff && !engine.isBusy() && index !== engine.current()) engine.goTo(index);
  };
  element.addEventListener('focusin', show, { signal });
  return show;
}

/**
 * Makes a change, and then returns the focus to the element of the slider that had it. Where slides are taken
 * out of the page for a moment, the focus is lost.
 */
export function keepFocus<Result>(element: HTMLElement, change: () => Result): Result {
  const active = document.activeElement;
  const focused = element.contains(active) ? active : null;
  const result = change();
  if (focused instanceof HTMLElement && focused.isConnected && document.activeElement !== focused) {
    focused.focus({ preventScroll: true });
  }
  return result;
}
