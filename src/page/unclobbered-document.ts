import { unclobbered } from './unclobbered.js';

/**
 * The page's document, with properties that no element can override. No module imports it. The build
 * (build/unclobbered.mjs) substitutes it for `document` wherever code reads a property of `document`,
 * in libraries too.
 */
export const unclobberedDocument: Document = unclobbered(document);
