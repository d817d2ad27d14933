import { withOptions } from '../../lifecycle/behaviour.js';
import { Problem } from '../../page/problem.js';
import { detailArea } from './detail-area.js';
import type { StartEngine } from './engine.js';
import { type CoverflowOptions, coverflowOptions, readOptions } from './options.js';
import { findItems, readItem } from './read-item.js';
import { runCoverflow } from './running.js';
import { startStage } from './stage.js';
import './coverflow.css';

/**
 * The coverflow gallery, in flipster where the page has it (definition.ts), else in our own stage. The
 * detail area shows the current item's details, at the start and after every switch (specification 2.12).
 * With a single item there is no coverflow, only the detail area.
 */
const coverflow = withOptions<StartEngine | undefined, CoverflowOptions>(
  coverflowOptions,
  (element, page, startEngine = startStage, given) => {
    const options = readOptions(given, (wrong) =>
      page.report('coverflow', element, new Problem(element, wrong)),
    );
    const area = page.findNear(element, 'coverflowDetail');
    if (!area) throw new Problem(element, `page lacks ${page.selectors.coverflowDetail}`);
    const { list, items } = findItems(element, area, page);
    const last = items.length - 1;
    const wanted = options.start === 'center' ? Math.floor(items.length / 2) : options.start;
    const start = Math.max(0, Math.min(last, wanted));
    // Nothing is shown of items that the template hides.
    if (last < 0) return () => {};

    const detail = detailArea(area, page);
    const show = (index: number): void => {
      const item = items[index];
      if (item) detail.show(readItem(item, page.selectors));
    };
    try {
      const parts = { element, list, items };
      const end =
        last > 0 ? runCoverflow(parts, start, options, startEngine, page, show) : undefined;
      show(start);
      if (!options.autoplay) detail.announceChanges();
      return () => {
        end?.();
        detail.remove();
      };
    } catch (error) {
      detail.remove();
      throw error;
    }
  },
);

export default coverflow;
