import { startSlider } from '../pause-button.js';
import { sliderWith } from '../slider-options.js';

/** A slider of anything, with slick's own defaults and the options of `data-slider`. */
const slider = sliderWith('slider', () => ({}), startSlider);

export default slider;
