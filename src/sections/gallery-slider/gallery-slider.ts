/**
 * The slider of a gallery: an image slider that is set up again whenever calls 1 to 3 have replaced
 * the gallery, by the lifecycle (specification 7.1).
 */
export { pagedSlider as default } from '../paged-slider.js';
