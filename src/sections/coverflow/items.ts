import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';

/** The items of a coverflow, and their parent element. */
export interface Items {
  readonly list: HTMLElement;
  /** Those that the template does not hide. */
  readonly items: readonly HTMLElement[];
}

/**
 * Finds the items: the entries of the first list outside the detail area. Lists inside an item or
 * inside the detail area are text.
 */
export function findItems(element: HTMLElement, detail: HTMLElement, page: Page): Items {
  const outside = page.findParts(element, 'coverflowItem').filter((item) => !detail.contains(item));
  const list = outside[0]?.parentElement;
  if (!list || list.contains(detail)) {
    throw new Problem(element, `element lacks ${page.selectors.coverflowItem}`);
  }
  return { list, items: outside.filter((item) => item.parentElement === list && !item.hidden) };
}
