/** The image content element with a slider (specification, sections 2 and 9). */
export { pagedSlider as default } from '../paged-slider.js';
