/** The image content element with a slider (specification 2.5 and 9.3). */
export { pagedSlider as default } from '../paged-slider.js';
