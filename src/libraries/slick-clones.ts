import type { SlickInstance } from 'slick-carousel/slick/slick.js';
import { answerClicks } from '../page/answer-clicks.js';
import { clones } from '../page/clones.js';

const active = 'a[href], area[href], button, summary, [role="button"]';

/** The element at the same place of the original slide. */
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
 * Carries a click out on another element. `click()` would not do: while it runs, the browser
 * ignores a second one on the same element, by which the lifecycle replays a click that it held.
 */
function clickOn(element: HTMLElement, event: MouseEvent): void {
  const Type = event instanceof PointerEvent ? PointerEvent : MouseEvent;
  element.dispatchEvent(new Type('click', event));
}

/**
 * slick copies slides without what others have made of their links and buttons. A plain click in a
 * copy is carried out on the original; returns how to end that.
 */
export function forwardClicks(element: HTMLElement, instance: SlickInstance): () => void {
  // Ahead of listeners that jQuery has copied along: the original has them too.
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
