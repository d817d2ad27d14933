import { pagedSlider } from '../paged-slider.js';

/**
 * The slider of a gallery: an image slider. After calls 1 to 3 have replaced the gallery, the lifecycle
 * starts it again (specification 7.1).
 */
export default pagedSlider('gallery-slider');
