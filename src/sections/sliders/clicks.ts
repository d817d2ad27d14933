import { usesArrows } from '../../page/arrow-keys.js';
import { takeClicks } from '../../page/clicks.js';
import { clones } from '../../page/elements.js';
import type { Engine, Rig } from './engine.js';
import { listOf } from './slides.js';

const active = 'a[href], area[href], button, summary, [role="button"]';

/** Whether a press at this place may become a drag of the slides: what it is on has no drag of its own. */
export const mayDrag = (target: EventTarget | null): boolean =>
  target instanceof Element && !usesArrows(target) && !target.closest('iframe, [draggable="true"]');

/** A slide and all that is in it, in the order of the page. */
const allOf = (slide: Element): Element[] => [slide, ...slide.querySelectorAll('*')];

/**
 * Forwards plain clicks in a copy of a slide to the slide itself, since copies lack the behaviour that other
 * scripts gave to its links and buttons.
 *
 * @returns a function that ends this
 */
export const forwardClicks = ({ element, slides }: Rig): (() => void) =>
  // This runs before the listeners that jQuery has copied to slick's clones.
  takeClicks(element, (clicked, click) => {
    const target = clicked.closest(active);
    const copy = target?.closest<HTMLElement>(clones);
    if (!target || !copy || !element.contains(copy)) return false;
    const index = (Number(copy.dataset.slickIndex) + slides.length) % slides.length;
    const original = slides[index];
    const twin = original && allOf(original)[allOf(copy).indexOf(target)];
    if (twin?.localName !== target.localName) return false;
    click.stopImmediatePropagation();
    // `click()` cannot be used: while it runs, the browser ignores a second `click()` on the same element, and the
    // lifecycle replays a held click with `click()`.
    const Type = click instanceof PointerEvent ? PointerEvent : MouseEvent;
    twin.dispatchEvent(new Type('click', click));
    return true;
  });

/**
 * Stops the click that ends a drag before any other listener gets it: the lightbox or a router may listen
 * earlier than the engine. A drag that ends beside the slides is a click on what is around both places. A key's
 * click ends no drag.
 */
export function takeDragClicks(element: HTMLElement, engine: Engine, signal: AbortSignal): void {
  const onClick = (event: MouseEvent): void => {
    const isDrag = engine.endsDrag();
    const { target } = event;
    if (!isDrag || event.detail === 0 || !(target instanceof Node)) return;
    const list = listOf(element);
    if (!list.contains(target) && !target.contains(list)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // A drag may end without a click, and the next press is none of its.
  window.addEventListener('pointerdown', () => engine.endsDrag(), { capture: true, signal });
  window.addEventListener('click', onClick, { capture: true, signal });
}
