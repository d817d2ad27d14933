import { fileURLToPath } from 'node:url';

/** The folder static-html/. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {'de' | 'en'} Language */

/** @type {readonly Language[]} */
export const languages = ['de', 'en'];
