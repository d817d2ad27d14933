import type { Preset } from '../page/configuration.js';
import { bootstrap3, bootstrap4, bootstrap5 } from './bootstrap.js';
import { owl, slick } from './carousels.js';
import { colorbox, fancybox2, glightbox, lightbox2, magnific } from './lightboxes.js';

/** All presets. If two of them say different things about an element, the earlier one counts. */
const presets = [
  bootstrap5,
  bootstrap4,
  bootstrap3,
  lightbox2,
  colorbox,
  fancybox2,
  magnific,
  glightbox,
  owl,
  slick,
] as const satisfies readonly Preset[];

export default presets;
