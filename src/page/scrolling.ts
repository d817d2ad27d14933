import { findHeader } from './elements.js';
import { openJournal } from './journal.js';
import { reducedMotion } from './media.js';
import { whenVisitorActs } from './moments.js';
import { reveal } from './reveal.js';
import { unclobbered } from './unclobbered.js';

/** Duration of every smooth scroll in ms (specification 9.7). */
const duration = 500;

/** How long after its end a scroll follows what moves its target, such as parts that are drawn late (ms). */
const settling = 1000;

/** The default easing of jQuery's `animate`, which the original site uses to scroll. */
const swing = (progress: number): number => 0.5 - Math.cos(progress * Math.PI) / 2;

let underWay: AbortController | undefined;

/** Where most keys move what is written or chosen, or press. */
const fields = 'input, textarea, select, button, summary, [contenteditable]';

/**
 * Whether a visitor scrolls by an act: by wheel, finger or mouse, or by a key that scrolls. Other keys
 * write, press, or wait for another key.
 */
export function isByHand(act: Event): boolean {
  // Not by its class: it may come from a frame, which has others.
  if (act.type !== 'keydown' || !('key' in act)) return true;
  const match = /^(?:Tab$|Page|(Arrow|Home|End| ))/.exec(String(act.key));
  return (
    match !== null && !(match[1] && act.target instanceof Element && act.target.closest(fields))
  );
}

/** The element that another one is drawn in: a slot, a host, the parent, or a frame of the same origin. */
function outer(element: Element): Element | null {
  const { assignedSlot, parentElement, ownerDocument } = unclobbered(element);
  const root = unclobbered(element).getRootNode();
  const host = root instanceof ShadowRoot ? root.host : null;
  return assignedSlot ?? parentElement ?? host ?? ownerDocument.defaultView?.frameElement ?? null;
}

/**
 * Finds whatever may scroll to show an element: the element and everything around it, from the inside
 * out, in the frames of the same origin around the page too.
 */
export function boxesAround(element: Element): Element[] {
  const boxes: Element[] = [];
  for (let box: Element | null = element; box; box = outer(box)) boxes.push(box);
  return boxes;
}

/** How far a box has been scrolled (px). */
interface Place {
  readonly box: Element;
  readonly left: number;
  readonly top: number;
}

const positionOf = (box: Element): Place => {
  const { scrollLeft: left, scrollTop: top } = unclobbered(box);
  return { box, left, top };
};

/** Scrolls a part of the way from one place to another, at once. */
function scrollBetween({ box, left, top }: Place, part: number): void {
  const to = positionOf(box);
  unclobbered(box).scrollTo({
    left: left + (to.left - left) * part,
    top: top + (to.top - top) * part,
    behavior: 'instant',
  });
}

/**
 * Goes somewhere in 500 ms, or at once if the visitor prefers reduced motion. Each frame asks the browser
 * where that is, because what is drawn or loaded on the way may move it, and so may what comes a second
 * later. Ends if the visitor or another script begins to scroll, or if this function is called again.
 *
 * @param boxes what scrolls on the way
 * @param arrive scrolls there at once
 * @param leave is called first; it may scroll, which the visitor does not see. The way ends if it
 * returns false.
 * @param distance returns what is the same as long as nothing has moved since the arrival
 */
export function scroll(
  boxes: readonly Element[],
  arrive: () => void,
  leave: () => boolean,
  distance: () => number,
): void {
  underWay?.abort();
  const from = boxes.map(positionOf);
  if (!leave()) return;
  const way = new AbortController();
  const { signal } = way;
  underWay = way;
  const windows = new Set(boxes.flatMap((box) => unclobbered(box).ownerDocument.defaultView ?? []));
  const onAct = (act: Event): void => {
    if (isByHand(act)) way.abort();
  };
  for (const each of windows) whenVisitorActs(onAct, signal, each);
  const time = reducedMotion() ? 0 : duration;
  const start = performance.now();
  // The browser itself goes to the hash of a page once more when it has loaded.
  const isAlone = document.readyState === 'complete';
  let reached: { readonly places: string; readonly distance: number } | undefined;

  const places = (): string =>
    JSON.stringify(boxes.map(positionOf).map(({ left, top }) => [left, top]));

  const follow = (): void => {
    if (distance() === reached?.distance) return;
    const before = boxes.map(positionOf);
    const isMoved = places() !== reached?.places;
    arrive();
    // The target is where it was: somebody else has scrolled.
    if (isAlone && isMoved && places() === reached?.places) {
      for (const scrolled of before) scrollBetween(scrolled, 0);
      way.abort();
    }
    reached = { places: places(), distance: distance() };
  };

  const step = (): void => {
    const passed = performance.now() - start;
    if (passed > time + settling) way.abort();
    if (signal.aborted) return;
    if (passed < time) {
      arrive();
      for (const scrolled of from) scrollBetween(scrolled, swing(passed / time));
    } else follow();
    requestAnimationFrame(step);
  };
  step();
}

/** The distance (px) of an element's scrollport from the top of the window. */
function scrollportTop(element: Element): number {
  const box = boxesAround(element)
    .slice(1)
    .map(unclobbered)
    .find((each) => each.scrollHeight > each.clientHeight && !each.matches('html, body'));
  return box ? box.getBoundingClientRect().top + box.clientTop : 0;
}

/**
 * The distance (px) from the top of the window down to which the header may cover a target. A page or its
 * header may be zoomed or scaled: only what is measured counts in pixels of the window.
 */
function lowerEdge(header: HTMLElement): number {
  const { position, top } = getComputedStyle(header);
  const { height } = header.getBoundingClientRect();
  const isStuck = position === 'sticky' || position === 'fixed';
  const scale = height / header.offsetHeight || 1;
  const above = isStuck ? (Number.parseFloat(top) || 0) * scale : 0;
  return height + above + (position === 'sticky' ? scrollportTop(header) : 0);
}

/** The page's header where it may cover a target. It covers none in a layer of its own, such as a dialog. */
function headerOver(target: Element): HTMLElement | undefined {
  const header = findHeader();
  if (!header || header.contains(target)) return undefined;
  const isLayer = (box: Element): boolean =>
    getComputedStyle(box).position === 'fixed' && !unclobbered(box).contains(header);
  return boxesOnPage(target).some(isLayer) ? undefined : header;
}

const boxesOnPage = (target: Element): Element[] =>
  boxesAround(target).filter((box) => document.contains(box));

/** How much (px) of the window the header covers of a target and above it. */
const coveredBy = (header: HTMLElement, target: Element): number =>
  target.getClientRects().length > 0 ? lowerEdge(header) - target.getBoundingClientRect().top : 0;

/**
 * Scrolls so that the header does not cover a target, unless the page's own CSS has taken care of it
 * (`scroll-padding`, `scroll-margin`). What a box calls a pixel may be more or less than one of the window.
 */
function clearHeader(target: Element, header: HTMLElement): void {
  for (const box of boxesOnPage(target).reverse()) {
    const covered = coveredBy(header, target);
    if (covered <= 0) continue;
    const scrollBack = (top: number) =>
      unclobbered(box).scrollBy({ top: -top, behavior: 'instant' });
    scrollBack(covered);
    const left = coveredBy(header, target);
    if (Math.abs(left) >= 1 && left !== covered) scrollBack((left * covered) / (covered - left));
  }
}

/**
 * Opens what is closed around an element, and scrolls to it in 500 ms: to the place where the browser
 * puts the target of a link, but not below the header.
 *
 * @param leave is called before; it may lead the browser there. If it returns false, nothing happens.
 */
export default function goTo(target: Element, leave?: () => boolean): void {
  const header = headerOver(target);
  const arrive = (): void => {
    target.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
    if (header) clearHeader(target, header);
  };
  scroll(
    boxesAround(target),
    arrive,
    () => {
      if (leave?.() === false) return false;
      reveal(target);
      return true;
    },
    () => target.getBoundingClientRect().top - (header ? lowerEdge(header) : 0),
  );
}

/** Moves the focus position to the top of the page. No element has the focus then. */
function focusOnTop(): void {
  const body = document.body;
  const focusing = openJournal();
  focusing.attribute(body, 'tabindex', '-1');
  body.focus({ preventScroll: true });
  body.blur();
  focusing.close();
}

/**
 * Scrolls to the top in 500 ms, whatever scrolls: the window, or a box around the control or in the
 * middle of the window. The next Tab leads to the first control of the page.
 *
 * @param leave is called before; it may lead the browser there. If it returns false, nothing happens.
 */
export function goToTop(control: Element, leave: () => boolean): void {
  const boxesOf = (element: Element | null): Element[] => (element ? boxesAround(element) : []);
  const isScrolled = (box: Element): boolean => unclobbered(box).scrollTop > 0;
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const boxesOfControl = boxesOf(control);
  const boxes = boxesOfControl.some(isScrolled) ? boxesOfControl : boxesOf(middle);
  const arrive = (): void => {
    for (const box of boxes) {
      if (document.contains(box)) unclobbered(box).scrollTo({ top: 0, behavior: 'instant' });
    }
    document.documentElement.scrollIntoView({ inline: 'nearest', behavior: 'instant' });
  };
  scroll(
    boxes,
    arrive,
    () => {
      if (!leave()) return false;
      focusOnTop();
      return true;
    },
    () => 0,
  );
}
