/** Sliders with next to no code of their own: one chunk. */
export { default as gallerySlider } from '../sections/gallery-slider/gallery-slider.js';
export { default as imageSlider } from '../sections/image-slider/image-slider.js';
export { default as referenceSlider } from '../sections/reference-slider/reference-slider.js';
