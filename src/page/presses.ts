import { isUsable, offerClick } from './clicks.js';
import { checkableOf, controlOf, isEmptyLink, keepsDefault, meaningOf } from './controls.js';
import type { Journal } from './journal.js';

/** The elements around `element` that scroll its content, from the inside to the document. */
function scrollersOf(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) scrollers.push(ancestor);
  }
  const page = document.scrollingElement;
  if (page && !scrollers.includes(page)) scrollers.push(page);
  return scrollers;
}

/**
 * Keeps an element at its place in the window while `change` runs, such as a heading that was pressed
 * and above which something closes: scrolls what it stands in by as much as it was moved.
 *
 * @returns what `change` returns
 */
export function keepInPlace<Result>(element: Element, change: () => Result): Result {
  const { top } = element.getBoundingClientRect();
  const scrollBack = (): void => {
    for (const scroller of scrollersOf(element)) {
      const moved = element.getBoundingClientRect().top - top;
      if (Math.abs(moved) < 1) return;
      scroller.scrollBy({ top: moved, behavior: 'instant' });
    }
  };
  const result = change();
  // What has left the page, or is hidden now, has no place.
  if (element.getClientRects().length > 0) scrollBack();
  return result;
}

/**
 * Takes the plain clicks that are meant for an element. It stays where it is in the window, whatever
 * opens and closes above it. The controls inside do what they do for the visitor; at a shared click the
 * page's own listeners come first. Where it cannot be used, nothing happens.
 *
 * @param act returns whether it has done something
 * @param leaves whether the click stays the browser's; by default as `keepsDefault` says
 */
export function takePresses(
  element: HTMLElement,
  act: (click: MouseEvent) => boolean,
  undo: Journal,
  leaves: (element: Element) => boolean = keepsDefault,
): void {
  const outside = checkableOf(element);
  /** What the keyboard presses: the element itself, or the button in it. */
  const button = (): Element =>
    element.matches('[aria-expanded]')
      ? element
      : (element.querySelector('[aria-expanded]') ?? element);
  const press = (click: MouseEvent): boolean =>
    !isUsable(button()) || keepInPlace(element, () => act(click));
  const onShared = (click: MouseEvent): void => {
    const control = controlOf(element, click);
    const isEmpty = control !== undefined && isEmptyLink(control);
    offerClick(click, () => press(click) && isEmpty);
  };
  const onOwn = (click: MouseEvent): void => {
    if (meaningOf(element, click) === 'own')
      offerClick(click, () => press(click) && !leaves(element));
  };
  undo.on(element, 'click', onOwn, { capture: true });
  undo.on(element, 'click', (click) => {
    if (meaningOf(element, click) === 'shared') onShared(click);
  });
  if (outside && !element.contains(outside)) undo.on(outside, 'click', onShared);
}

/**
 * Gives an element that is not a control the role of a button, and lets Enter and Space click it (ARIA
 * Authoring Practices, "Button").
 */
export function makeButton(element: HTMLElement, undo: Journal): void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.target !== element || !['Enter', ' '].includes(event.key)) return;
    // A script of the page may have answered it. A key that is held down presses once.
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!event.repeat) element.click();
  };
  undo.attribute(element, 'role', 'button');
  undo.attribute(element, 'tabindex', '0');
  undo.on(element, 'keydown', onKey);
}
