// Written by "npm run tables" from the files that are called wording.json.
import categoryGallery from '../../micro-roots/category-gallery/wording.json' with { type: 'json' };
import inPlace from '../../micro-roots/form/in-place/wording.json' with { type: 'json' };
import form from '../../micro-roots/form/wording.json' with { type: 'json' };
import type { Wording } from '../../page/language.js';
import coverflow from '../../sections/coverflow/wording.json' with { type: 'json' };
import galleryElements from '../../sections/gallery-elements/wording.json' with { type: 'json' };
import lightbox from '../../sections/lightbox/wording.json' with { type: 'json' };
import navigation from '../../sections/navigation/wording.json' with { type: 'json' };
import pause from '../../sections/sliders/pause-wording.json' with { type: 'json' };
import sliders from '../../sections/sliders/wording.json' with { type: 'json' };
import analytics from '../../services/analytics/wording.json' with { type: 'json' };
import content from '../../services/consent/content/wording.json' with { type: 'json' };
import dialog from '../../services/consent/dialog/wording.json' with { type: 'json' };
import purposes from '../../services/consent/purposes-wording.json' with { type: 'json' };
import consent from '../../services/consent/wording.json' with { type: 'json' };

/** All words of the script, by the part that says them. */
export const wordings: readonly Wording[] = [
  categoryGallery,
  inPlace,
  form,
  coverflow,
  galleryElements,
  lightbox,
  navigation,
  pause,
  sliders,
  analytics,
  content,
  dialog,
  purposes,
  consent,
];
