/**
 * The slider of a gallery: an image slider. After calls 1 to 3 have replaced the gallery, the lifecycle
 * starts it again (specification 7.1).
 */
export { pagedSlider as default } from '../paged-slider.js';
