import './photoswipe.css';

/** PhotoSwipe 5.4.4 (https://photoswipe.com/), as build/libraries.mjs prepares it. */
export { default as PhotoSwipe, type PhotoSwipeOptions, type SlideData } from 'photoswipe';
