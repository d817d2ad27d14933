// Written by "npm run tables" from the files that are called wording.ts.
import { wording as categoryGallery } from '../../micro-roots/category-gallery/wording.js';
import { wording as form } from '../../micro-roots/form/wording.js';
import type { Wording } from '../../page/language.js';
import { wording as coverflow } from '../../sections/coverflow/wording.js';
import { wording as galleryElements } from '../../sections/gallery-elements/wording.js';
import { wording as lightbox } from '../../sections/lightbox/wording.js';
import { wording as navigation } from '../../sections/navigation/wording.js';
import { wording as pause } from '../../sections/sliders/pause-wording.js';
import { wording as sliders } from '../../sections/sliders/wording.js';
import { wording as analytics } from '../../services/analytics/wording.js';
import { wording as placeholder } from '../../services/consent/content/placeholder-wording.js';
import { wording as dialog } from '../../services/consent/dialog/dialog-wording.js';
import { wording as purposes } from '../../services/consent/purposes-wording.js';
import { wording as consent } from '../../services/consent/wording.js';

/** All words of the script, by the part that says them. */
export const wordings: readonly Wording[] = [
  categoryGallery,
  form,
  coverflow,
  galleryElements,
  lightbox,
  navigation,
  pause,
  sliders,
  analytics,
  placeholder,
  dialog,
  purposes,
  consent,
];
