import { startGallery } from '../category-gallery/start.js';

/** The inspiration gallery: choosing a category loads its gallery only (specification 2.11). */
export default startGallery('inspiration-gallery');
