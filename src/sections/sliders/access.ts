import { usesArrows } from '../../page/arrow-keys.js';
import { clones, setAttribute } from '../../page/elements.js';
import { type Journal, openJournal } from '../../page/journal.js';
import type { Engine, Rig } from './engine.js';
import { listOf, runningClass, shownOf } from './slides.js';

/** A frame that waits for consent is none: the one that comes in its place would be closed as it is. */
const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe:not([data-name]:not([src], [srcdoc])), audio[controls], video[controls], [contenteditable], [tabindex]';

/** The attributes that most often let the keyboard reach an element. */
const reachedBy = ['href', 'tabindex'];

/** The elements of a slide that can get the focus. The slide itself can be one, such as a link. */
function stopsIn(slide: HTMLElement): HTMLElement[] {
  const stops = [...slide.querySelectorAll<HTMLElement>(focusable)];
  return slide.matches(focusable) ? [slide, ...stops] : stops;
}

/** A slide that is not shown. A slider of the page's own may stand in a slide. */
const hidden = `.${runningClass} > * > * > [aria-hidden="true"]`;

/** Element that is closed to the keyboard because its slide is not shown → what opens it again. */
const closed = new WeakMap<HTMLElement, Journal>();

/** Closes an element to the keyboard while it is in a slide that is not shown, of this slider or of one around it. */
function arrangeStop(stop: HTMLElement): void {
  if (!stop.closest(hidden)) {
    closed.get(stop)?.close();
    closed.delete(stop);
  } else if (stop.getAttribute('tabindex') !== '-1') {
    const closing = openJournal();
    closing.attribute(stop, 'tabindex', '-1');
    closed.set(stop, closing);
  }
}

/**
 * Lets keyboards and assistive technology reach only the slides that are shown, with the tab stops of
 * the server's HTML. slick's own code would make every slide a tab stop, overwrite the server's ids and
 * roles, and miss half of the focusable elements. The caller restores the slider's own role.
 *
 * @returns what makes exactly the slides that are shown reachable
 */
export function slideAccess({ element, slides, next, undo, changed }: Rig): () => void {
  const isList = element.matches('ul, ol');
  if (isList && !element.hasAttribute('role')) element.setAttribute('role', 'group');
  // What comes into a slide later is closed as well.
  const observer = new MutationObserver(changed);
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
    observer.observe(list, { childList: true, subtree: true, attributeFilter: reachedBy });
    // What has been closed here is no news.
    observer.takeRecords();
    const focused = slides.find((slide) => slide.contains(document.activeElement));
    if (!focused || shown.includes(focused)) return;
    const current = slides.find((slide) => slide.classList.contains('slick-current'));
    // The arrow gets the focus of a slide that is no longer shown, if the current one has no tab stop.
    const stop = (current && stopsIn(current)[0]) ?? next;
    stop.focus({ preventScroll: true });
  };
  return arrange;
}

/**
 * Moves a cut-off slide into sight when it gets the keyboard focus. In a strip with slides of different
 * widths, the last ones can be cut off.
 *
 * @returns what to do once the slides have come to rest, since the focus may have moved on meanwhile
 */
export function followFocus({ element, slides, undo }: Rig, engine: Engine): () => void {
  const show = (): void => {
    // With a mouse, the slide must not move: a pressed link must stay there until the button is released.
    const focused = undo.signal.aborted ? null : element.querySelector(':focus-visible');
    const index = slides.findIndex((slide) => slide.contains(focused));
    const slide = slides[index];
    if (!slide) return;
    const list = listOf(element).getBoundingClientRect();
    const box = slide.getBoundingClientRect();
    const isCutOff = box.left < list.left - 1 || box.right > list.right + 1;
    if (isCutOff && !engine.isBusy() && index !== engine.current()) engine.goTo(index);
  };
  undo.on(element, 'focusin', show);
  return show;
}

/**
 * Makes a change, and then returns the focus to the element of the slider that had it. Where slides are taken
 * out of the page for a moment, the focus is lost.
 */
export function keepFocus<Result>(element: HTMLElement, change: () => Result): Result {
  const focused = document.activeElement;
  const isInside = element.contains(focused);
  const result = change();
  if (isInside && focused instanceof HTMLElement && focused.isConnected)
    focused.focus({ preventScroll: true });
  return result;
}

/** The presses that may become a drag of a slider. One in a slide of another keeps them from that. */
const taken = new WeakSet<Event>();

/** Whether a press may become a drag of the slides: nothing that it is on has a drag of its own. */
export function mayDrag(press: Event): boolean {
  const { target } = press;
  const isFree =
    !taken.has(press) &&
    target instanceof Element &&
    !usesArrows(target) &&
    !target.closest('iframe, [draggable="true"]');
  taken.add(press);
  return isFree;
}

/**
 * Stops the click that ends a drag before any other listener gets it: the lightbox or a router may listen
 * earlier than the engine. A drag that ends beside the slides is a click on what is around both. A key's
 * click ends no drag.
 */
export function takeDragClicks(element: HTMLElement, engine: Engine, undo: Journal): void {
  // A drag may end without a click, and the next press is none of its.
  undo.on(window, 'pointerdown', () => engine.endsDrag(), { capture: true });
  undo.on(
    window,
    'click',
    (event) => {
      const isDrag = engine.endsDrag();
      const { target } = event;
      if (!isDrag || event.detail === 0 || !(target instanceof Node)) return;
      const list = listOf(element);
      if (!list.contains(target) && !target.contains(list)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
