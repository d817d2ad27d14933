import { startGallery } from './start.js';

/**
 * The category gallery: choosing a category loads its gallery and its reference content in place
 * (specification 2.9 and 2.10).
 */
export default startGallery('category-gallery');
