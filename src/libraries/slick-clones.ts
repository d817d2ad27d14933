import type { SlickInstance } from 'slick-carousel/slick/slick.js';
import { answerClicks } from '../page/answer-clicks.js';
import { clones } from '../page/clones.js';

const active = 'a[href], area[href], button, summary, [role="button"]';

/** The element of the original slide that is at the same place as a target in its clone. */
function counterpart(target: Element, clone: Element, original: Element): HTMLElement | undefined {
  const path: number[] = [];
  for (let place = target; place !== clone; ) {
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
 * Forwards plain clicks in a clone to the original slide, since slick clones slides without the
 * behaviour that other scripts gave to their links and buttons. Returns a function that ends this.
 */
export function forwardClicks(element: HTMLElement, instance: SlickInstance): () => void {
  // This runs before the listeners that jQuery has copied to the clone, since the original has them too.
  return answerClicks(element, (clicked, click) => {
    const target = clicked.closest(active);
    const clone = target?.closest<HTMLElement>(clones);
    if (!target || !clone || !element.contains(clone)) return false;
    const { slideCount, $slides } = instance;
    const index = (Number(clone.dataset.slickIndex) + slideCount) % slideCount;
    const original = $slides.get(index);
    const twin = original && counterpart(target, clone, original);
    if (!twin) return false;
    click.stopImmediatePropagation();
    clickOn(twin, click);
    return true;
  });
}
