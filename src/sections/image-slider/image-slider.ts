import { pagedSlider } from '../paged-slider.js';

/** The image content element with a slider (specification 2.5 and 9.3). */
export default pagedSlider('image-slider');
