import type { Page } from '../../page/page.js';
import { scrollTo } from '../../page/scrolling.js';
import { reveal, targetOf } from './target.js';

/**
 * A page that opens with a hash scrolls to the target as a link to it does, offset by the header
 * height (specification, section 2, "Routes and parameters").
 */
export function openAtHash(page: Page): void {
  const target = targetOf(location.hash);
  if (!target) return;
  reveal(target);
  scrollTo(target, page);
}
