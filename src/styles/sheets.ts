import type { StyleOwner } from '../page/page.js';

/**
 * Owner of styles → its stylesheets: addresses from the entry's folder, or in the self-contained
 * bundle texts. Here it is empty; the build fills it from the definitions (build/stylesheets.mjs).
 */
export const sheets: Readonly<Partial<Record<StyleOwner, readonly string[]>>> = {};
