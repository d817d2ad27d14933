import type { Page } from '../page/page.js';
import { scrollTo } from './scroll.js';
import { reveal } from './target.js';

/**
 * Opens what is collapsed around a place of the page, and scrolls there.
 *
 * @param scrolls false where the visitor stays where they are
 */
export default function goTo(target: Element, page: Page, scrolls = true): void {
  reveal(target);
  if (scrolls) scrollTo(target, page);
}
