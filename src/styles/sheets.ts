import type { StyleOwner } from '../page/page.js';

/**
 * Owner of styles → its stylesheets beside those of the page: addresses from the entry's folder, or
 * in the self-contained bundle texts. Here it is empty; the build fills it from the definitions
 * (build/stylesheets.mjs).
 */
export const sheets: Readonly<Partial<Record<StyleOwner, readonly string[]>>> = {};

/** The stylesheet of every page with the script; filled by the build too. */
export const pageSheet = '';
