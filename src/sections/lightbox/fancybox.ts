import './fancybox.css';

/** fancybox 6.1.15 (https://fancyapps.com/fancybox/), as build/libraries.mjs prepares it. */
export {
  type CarouselSlide,
  Fancybox,
  type FancyboxInstance,
  type FancyboxOptions,
} from '@fancyapps/ui/dist/fancybox/fancybox.js';
