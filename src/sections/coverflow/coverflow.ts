import type { Flipster, FlipsterHandle } from '../../libraries/flipster-interface.js';
import { withOptions } from '../../lifecycle/with-options.js';
import { Problem } from '../../page/problem.js';
import { reducedMotion } from '../../page/reduced-motion.js';
import { detailArea } from './detail-area.js';
import { findItems } from './items.js';
import { readItem } from './read-item.js';
import { type CoverflowSettings, settings } from './settings.js';
import './coverflow.css';

/**
 * The coverflow gallery. The detail area shows the current item's details, at the start and after every
 * switch (specification 2.12). With a single item there is no coverflow, only the detail area.
 */
const coverflow = withOptions<Flipster, CoverflowSettings>(
  () => ({ ...settings, fadeIn: reducedMotion() ? 0 : settings.fadeIn }),
  (element, page, flipster, options) => {
    const area = page.findNear(element, 'coverflowDetail');
    if (!area) throw new Problem(element, `page lacks ${page.selectors.coverflowDetail}`);
    const { list, items } = findItems(element, area, page);
    const detail = detailArea(area, page);
    let handle: FlipsterHandle | undefined;

    const show = (index: number): void => {
      const item = items[index];
      if (item) detail.show(readItem(item, page.selectors));
    };

    const teardown = (): void => {
      handle?.remove();
      detail.remove();
    };

    try {
      if (items.length > 1) {
        const parts = items.map((item) => {
          const { title } = readItem(item, page.selectors);
          return {
            element: item,
            title,
            category: item.dataset.flipCategory?.trim() || undefined,
          };
        });
        handle = flipster.start(
          { element, list, items: parts },
          { ...options, onSwitch: show },
          page,
        );
      }
      show(handle?.current ?? 0);
      detail.announceChanges();
    } catch (error) {
      teardown();
      throw error;
    }
    return teardown;
  },
);

export default coverflow;
