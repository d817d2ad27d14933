import type { Fancybox } from '../../libraries/fancybox.js';
import type { Page } from '../../page/page.js';
import {
  type LightboxOptions,
  type Opening,
  type OpenLightbox,
  openLightbox,
} from './open-lightbox.js';

/** What shows the items of a group, with the options of its library that a site may change. */
export interface Viewer {
  readonly options: object;
  open(opening: Opening): OpenLightbox;
}

/** The module of a library that shows the items. */
export type ViewerLibrary = { readonly Fancybox: typeof Fancybox };

export function viewerOf({ Fancybox: library }: ViewerLibrary, page: Page): Viewer {
  const options: LightboxOptions = { Carousel: { infinite: true } };
  return { options, open: (opening) => openLightbox(opening, page, library, options) };
}
