import { saveAttributes } from './changes.js';
import {
  checkableOf,
  controlOf,
  isControl,
  isEmptyLink,
  keepsDefault,
  meaningOf,
  offerClick,
  sharesClicks,
} from './clicks.js';

/** The elements around `element` that scroll its content, from the inside to the document. */
function scrollersOf(element: Element): Element[] {
  const scrollers: Element[] = [];
  for (let place = element.parentElement; place; place = place.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(place).overflowY)) scrollers.push(place);
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
 * page's own listeners come first.
 *
 * @param act returns whether it has done something
 * @param leaves whether the click stays the browser's; by default as `keepsDefault` says
 * @returns a function that stops the listening
 */
export function takePresses(
  own: HTMLElement,
  act: (click: MouseEvent) => boolean,
  leaves: (own: Element) => boolean = keepsDefault,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const outside = checkableOf(own);
  const press = (click: MouseEvent): boolean => keepInPlace(own, () => act(click));
  const onShared = (click: MouseEvent): void => {
    const control = controlOf(own, click);
    const isEmpty = control !== undefined && isEmptyLink(control);
    offerClick(click, () => press(click) && isEmpty);
  };
  own.addEventListener(
    'click',
    (click) => {
      if (meaningOf(own, click) === 'own') offerClick(click, () => press(click) && !leaves(own));
    },
    { capture: true, signal },
  );
  own.addEventListener(
    'click',
    (click) => {
      if (meaningOf(own, click) === 'shared') onShared(click);
    },
    { signal },
  );
  if (outside && !own.contains(outside)) outside.addEventListener('click', onShared, { signal });
  return () => listening.abort();
}

/**
 * Gives an element that is not a control the role of a button, and lets Enter and Space click it (ARIA
 * Authoring Practices, "Button").
 *
 * @returns a function that undoes this
 */
export function makeButton(element: HTMLElement): () => void {
  const restore = saveAttributes(element, 'role', 'tabindex');
  const onKey = (event: KeyboardEvent): void => {
    if (event.target !== element || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    element.click();
  };
  element.setAttribute('role', 'button');
  element.tabIndex = 0;
  element.addEventListener('keydown', onKey);
  return () => {
    element.removeEventListener('keydown', onKey);
    restore();
  };
}

/** The elements that a browser makes controls of. */
const control = 'button, a[href], area[href], input, select, summary';
/** The elements without a meaning of their own, which the role of a button would replace. */
const generic = 'a, div, span, img, [role="button"]';

/** The element of a toggle that the keyboard and assistive technology use. */
export interface ToggleButton {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

const kept = (element: HTMLElement): ToggleButton => ({ element, remove: () => {} });

const hasControl = (node: Node): boolean =>
  node instanceof Element && [node, ...node.querySelectorAll('*')].some(isControl);

/** What a toggle without text shows. */
const images = 'img, picture, svg, :has(img, svg)';

const hasImage = (node: Node): boolean => node instanceof Element && node.matches(images);

/** The first nodes in a row that show something and have neither a control nor what the toggle opens. */
function plainRun(nodes: readonly Node[], body?: Element): readonly Node[] {
  const isPlain = (node: Node): boolean => !hasControl(node) && !(body && node.contains(body));
  const first = nodes.findIndex(
    (node) => isPlain(node) && (node.textContent?.trim() || hasImage(node)),
  );
  const length = nodes.slice(first).findIndex((node) => !isPlain(node));
  return first < 0 ? [] : nodes.slice(first, length < 0 ? undefined : first + length);
}

/** Puts a new button around nodes. It is a `span`, which looks as they did. */
function wrap(nodes: readonly Node[]): ToggleButton {
  const element = document.createElement('span');
  const [first] = nodes;
  first?.parentNode?.insertBefore(element, first);
  element.append(...nodes);
  makeButton(element);
  return { element, remove: () => element.replaceWith(...element.childNodes) };
}

/**
 * Returns the button of a toggle. This is the toggle itself if it is a control, and the box that a label
 * ticks. A toggle without a meaning and without controls of its own gets the role of a button. In any
 * other toggle it is the control that opens nothing else, or a new button around the first text, so that
 * a heading stays a heading, a row a row, and a link a link (ARIA Authoring Practices, "Accordion").
 *
 * @param body what the toggle opens, if it may stand in it
 */
export function toggleButton(toggle: HTMLElement, body?: Element): ToggleButton {
  if (toggle.matches(control)) return kept(toggle);
  const box = checkableOf(toggle);
  if (box) return kept(box);
  const inner = [...toggle.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isControl(element) && !body?.contains(element),
  );
  const isAlone = inner.length === 0 && !(body && toggle.contains(body));
  if (isAlone && toggle.matches(generic)) return { element: toggle, remove: makeButton(toggle) };
  const places = toggle instanceof HTMLTableRowElement ? [...toggle.cells] : [toggle];
  const run = places
    .map((place) => plainRun([...place.childNodes], body))
    .find(({ length }) => length > 0);
  if (run) return wrap(run);
  return kept(inner.find(sharesClicks) ?? toggle);
}
