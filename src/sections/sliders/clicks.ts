import { usesArrows } from '../../page/arrow-keys.js';
import type { Engine } from './engine.js';
import { listOf } from './slides.js';

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

/** Takes from a copy what the page may have once only: ids, and what a form sends. */
export function prepareCopy(copy: Element): void {
  for (const each of [copy, ...copy.querySelectorAll('*')]) {
    each.removeAttribute('id');
    each.removeAttribute('name');
    if ('form' in each) each.setAttribute('form', '');
  }
}

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
