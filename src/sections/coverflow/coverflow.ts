import { startFlipster } from '../../libraries/flipster.js';
import type { FlipsterHandle } from '../../libraries/flipster-interface.js';
import { withOptions } from '../../lifecycle/with-options.js';
import { takeGallery } from './coverflow-preview.js';
import { keepControl } from './focus.js';
import { openGallery } from './gallery.js';
import { type CoverflowSettings, coverflowSettings } from './settings.js';

/**
 * The coverflow gallery. The detail area shows the current item's details, at the start and after every
 * switch (specification 2.12). With a single item there is no coverflow, only the detail area.
 */
const coverflow = withOptions<JQueryStatic, CoverflowSettings>(
  coverflowSettings,
  (element, page, $, options) =>
    keepControl(element, () => {
      const taken = takeGallery(element);
      const gallery = taken?.gallery ?? openGallery(element, page);
      const { list, items, show } = gallery;
      let handle: FlipsterHandle | undefined;

      const teardown = (): void => {
        handle?.remove();
        gallery.remove();
      };

      try {
        if (items.length > 1) {
          // What the preview has shown does not fade in once more.
          const fadeIn = taken ? 0 : options.fadeIn;
          handle = startFlipster(
            $,
            { element, list, items },
            { ...options, fadeIn, onSwitch: show },
            page,
            taken?.current,
          );
        }
        if (!taken) {
          show(handle?.current ?? 0);
          gallery.announceChanges();
        }
      } catch (error) {
        teardown();
        throw error;
      }
      return teardown;
    }),
);

export default coverflow;
