import type { Page } from '../../page/page.js';
import type { Fancybox } from './fancybox.js';
import {
  type LightboxOptions,
  type Opening,
  type OpenLightbox,
  openLightbox,
} from './open-lightbox.js';
import type { PhotoSwipeOptions } from './photoswipe.js';
import { type Presentation, present } from './presentation.js';

/** What shows the items of a group, with the options of its library that a site may change. */
export interface Viewer {
  readonly options: object;
  open(opening: Opening): OpenLightbox;
}

interface FancyboxModule {
  readonly Fancybox: typeof Fancybox;
}

interface PhotoSwipeModule {
  defaultOptions(): PhotoSwipeOptions;
  /** Opens a group. @returns a function that closes it at once */
  openPhotoSwipe(presentation: Presentation, options: PhotoSwipeOptions): () => void;
}

/** The module of the library that shows the items. */
export type ViewerModule = FancyboxModule | PhotoSwipeModule;

export function viewerOf(module: ViewerModule, page: Page): Viewer {
  if ('Fancybox' in module) {
    const options: LightboxOptions = { Carousel: { infinite: true } };
    return { options, open: (opening) => openLightbox(opening, page, module.Fancybox, options) };
  }
  const options = module.defaultOptions();
  return {
    options,
    open(opening) {
      const close = module.openPhotoSwipe(present(opening, page), options);
      return { holds: (link) => opening.group.some((item) => item === link), close };
    },
  };
}
