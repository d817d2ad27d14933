import type { FlipsterItem } from '../../libraries/flipster-interface.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { detailArea } from './detail-area.js';
import { findItems } from './items.js';
import { readItem } from './read-item.js';

/** The parts of a coverflow: its items, and the detail area that shows one of them. */
export interface Gallery {
  readonly list: HTMLElement;
  readonly items: readonly FlipsterItem[];
  /** Shows an item in the detail area. */
  show(index: number): void;
  /** From now on, screen readers announce the headline of each shown item. */
  announceChanges(): void;
  /** Restores the detail area as the server sent it. */
  remove(): void;
}

/** Takes over the parts of a coverflow. */
export function openGallery(element: HTMLElement, page: Page): Gallery {
  const area = page.findNear(element, 'coverflowDetail');
  if (!area) throw new Problem(element, `page lacks ${page.selectors.coverflowDetail}`);
  const { list, items } = findItems(element, area, page);
  const detail = detailArea(area, page);
  return {
    list,
    items: items.map((item) => ({
      element: item,
      title: readItem(item, page.selectors).title,
      category: item.dataset.flipCategory?.trim() || undefined,
    })),
    show(index) {
      const item = items[index];
      if (item) detail.show(readItem(item, page.selectors));
    },
    announceChanges: detail.announceChanges,
    remove: detail.remove,
  };
}
