import type { Page } from '../page/page.js';
import { unclobbered } from '../page/unclobbered.js';
import { reveal } from './reveal.js';
import { boxesAround, scroll } from './scroll.js';

/** The distance (px) of an element's scrollport from the top of the window. */
function scrollportTop(element: Element): number {
  const box = boxesAround(element)
    .slice(1)
    .map(unclobbered)
    .find((each) => each.scrollHeight > each.clientHeight && !each.matches('html, body'));
  return box ? box.getBoundingClientRect().top + box.clientTop : 0;
}

/** The distance (px) from the top of the window down to which the header may cover a target. */
function lowerEdge(header: HTMLElement): number {
  const { position, top } = getComputedStyle(header);
  const isStuck = position === 'sticky' || position === 'fixed';
  const above = isStuck ? Number.parseFloat(top) || 0 : 0;
  return header.offsetHeight + above + (position === 'sticky' ? scrollportTop(header) : 0);
}

/**
 * Scrolls so that the page's header does not cover a target, unless the page's own CSS has taken care of
 * it (`scroll-padding`, `scroll-margin`), or the target stands in a layer of its own, such as a dialog.
 */
function clearHeader(target: Element, boxes: readonly Element[], { selectors }: Page): void {
  const header = document.querySelector<HTMLElement>(selectors.header);
  if (!header || header.contains(target) || target.getClientRects().length === 0) return;
  const own = boxes.filter((box) => document.contains(box));
  const isFixed = (box: Element): boolean => getComputedStyle(box).position === 'fixed';
  if (own.some((box) => isFixed(box) && !unclobbered(box).contains(header))) return;
  const edge = lowerEdge(header);
  for (const box of own.reverse()) {
    const covered = edge - target.getBoundingClientRect().top;
    if (covered > 0) unclobbered(box).scrollBy({ top: -covered, behavior: 'instant' });
  }
}

/**
 * Opens what is closed around an element, and scrolls to it in 500 ms: to the place where the browser
 * puts the target of a link, but not below the header.
 *
 * @param leave is called before; it may lead the browser there. If it returns false, nothing happens.
 */
export default function goTo(target: Element, page: Page, leave?: () => boolean): void {
  const boxes = boxesAround(target);
  const arrive = (): void => {
    target.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' });
    clearHeader(target, boxes, page);
  };
  scroll(boxes, arrive, () => {
    if (leave?.() === false) return false;
    reveal(target);
    return true;
  });
}
