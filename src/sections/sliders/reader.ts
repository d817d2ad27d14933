/** What reads the options of a slider: one file, for those that have some. */
export { lostOnEmbla, optionsOfSlider, readSliderOptions } from './options.js';
export { sizeRow } from './row-sizes.js';
