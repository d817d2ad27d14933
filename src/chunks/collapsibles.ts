/** Sections that collapse, with what they share: one chunk. */
export { default as downloads } from '../sections/downloads/downloads.js';
export { default as references } from '../sections/references/references.js';
