import { clones } from '../../page/clones.js';
import type { Page } from '../../page/page.js';
import { unclobbered } from '../../page/unclobbered.js';
import { contentOf } from './content.js';

/**
 * The items of a link's lightbox: all links with the same value of `data-fancybox`, in document order.
 * If the value is empty, only the link itself.
 */
export function groupOf(link: Element, page: Page): HTMLElement[] {
  const name = link.getAttribute('data-fancybox') ?? '';
  return page
    .findParts(unclobbered(document), 'lightboxItem')
    .filter((item) =>
      name === '' ? item === link : item.dataset.fancybox === name && !item.closest(clones),
    )
    .filter((item) => contentOf(item) !== undefined);
}
