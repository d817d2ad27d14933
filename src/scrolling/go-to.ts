import type { Page } from '../page/page.js';
import { scrollTo } from './scroll.js';
import { reveal, targetOf } from './target.js';

/**
 * Opens what is collapsed around a place of the page, and scrolls there.
 *
 * @param place an element, or a hash that may lead to one
 * @param scrolls false where the visitor stays where they are
 */
export default function goTo(place: Element | string, page: Page, scrolls = true): void {
  const target = typeof place === 'string' ? targetOf(place) : place;
  if (!target) return;
  reveal(target);
  if (scrolls) scrollTo(target, page);
}
