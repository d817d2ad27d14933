import type { Slick } from '../../libraries/slick.js';
import type { Behaviour } from '../../lifecycle/behaviour.js';

/**
 * The slider of a gallery: an image slider that is set up again whenever calls 1 to 3 have replaced
 * the gallery, by the lifecycle (specification, section 7; contract, `gallerySlider`).
 */
const gallerySlider: Behaviour<Slick> = (element, _page, slick) => slick.imageSlider(element);

export default gallerySlider;
