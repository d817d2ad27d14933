import type { Preset } from '../page/configuration.js';
import { bootstrap3 } from './bootstrap-3.js';
import { bootstrap4 } from './bootstrap-4.js';
import { bootstrap5 } from './bootstrap-5.js';
import { colorbox } from './colorbox.js';
import { fancybox2 } from './fancybox-2.js';
import { glightbox } from './glightbox.js';
import { lightbox2 } from './lightbox2.js';
import { magnific } from './magnific.js';
import { owl } from './owl.js';
import { slick } from './slick.js';

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

/** The name of a preset, as in `data-preset`. */
export type PresetName = (typeof presets)[number]['name'];

export default presets;
