import type { Page } from '../page/page.js';
import { reveal } from '../page/reveal.js';
import { scrollTo } from './scroll.js';

/**
 * Opens the collapsed parts around an element, and scrolls to it.
 *
 * @param scrolls false if the page must not scroll
 */
export default function goTo(target: Element, page: Page, scrolls = true): void {
  reveal(target);
  if (scrolls) scrollTo(target, page);
}
