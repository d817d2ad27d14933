import { startGallery } from './start.js';

/**
 * The category gallery: choosing a category loads its gallery and its reference content in place
 * (specification, section 2, "Reference/product gallery").
 */
export default startGallery('category-gallery');
