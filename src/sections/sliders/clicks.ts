import { takeClicks } from '../../page/clicks.js';
import { clones } from '../../page/elements.js';
import type { Engine } from './engine.js';

const active = 'a[href], area[href], button, summary, [role="button"]';

/** What a drag in it must not move the slides: it draws, chooses or types itself. */
const ownDrag =
  'input, select, textarea, audio, video, iframe, [contenteditable]:not([contenteditable="false" i]), [draggable="true"], [role="slider"]';

/** Whether a press at this place may become a drag of the slides. */
export const mayDrag = (target: EventTarget | null): boolean =>
  target instanceof Element && !target.closest(ownDrag);

/** The element of the original slide that is at the same place as a target in its copy. */
function counterpart(target: Element, copy: Element, original: Element): HTMLElement | undefined {
  const path: number[] = [];
  for (let place = target; place !== copy; ) {
    const parent = place.parentElement;
    if (!parent) return undefined;
    path.unshift([...parent.children].indexOf(place));
    place = parent;
  }
  let found: Element | undefined = original;
  for (const index of path) found = found?.children[index];
  return found instanceof HTMLElement && found.localName === target.localName ? found : undefined;
}

/**
 * Repeats a click on another element. `click()` cannot be used: while it runs, the browser ignores a
 * second `click()` on the same element, and the lifecycle replays a held click with `click()`.
 */
function clickOn(element: HTMLElement, event: MouseEvent): void {
  const Type = event instanceof PointerEvent ? PointerEvent : MouseEvent;
  element.dispatchEvent(new Type('click', event));
}

/**
 * Forwards plain clicks in a copy of a slide to the slide itself, since copies lack the behaviour that other
 * scripts gave to its links and buttons.
 *
 * @returns a function that ends this
 */
export const forwardClicks = (element: HTMLElement, slides: readonly HTMLElement[]): (() => void) =>
  // This runs before the listeners that jQuery has copied to slick's clones.
  takeClicks(element, (clicked, click) => {
    const target = clicked.closest(active);
    const copy = target?.closest<HTMLElement>(clones);
    if (!target || !copy || !element.contains(copy)) return false;
    const index = (Number(copy.dataset.slickIndex) + slides.length) % slides.length;
    const original = slides[index];
    const twin = original && counterpart(target, copy, original);
    if (!twin) return false;
    click.stopImmediatePropagation();
    clickOn(twin, click);
    return true;
  });

/**
 * Stops the click that ends a drag before any other listener gets it: the lightbox or a router may listen
 * earlier than the engine. A key's click ends no drag.
 */
export function takeDragClicks(engine: Engine, signal: AbortSignal): void {
  const onClick = (event: MouseEvent): void => {
    const isDrag = engine.endsDrag();
    if (!isDrag || event.detail === 0 || !(event.target instanceof Node)) return;
    if (!engine.list.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, { capture: true, signal });
}
