/** The regions that React takes over: one chunk, since all of them need React. */
export { categoryGallery, inspirationGallery } from './category-gallery/start.js';
export { default as form } from './form/form.js';
export { nextTask } from './next-task.js';
