import { unclobbered } from './unclobbered.js';

/**
 * The page's document as no element can change it. No module imports it: the build
 * (build/unclobbered.mjs) puts it in place of `document` wherever that is asked for a property, in
 * libraries too.
 */
export const unclobberedDocument: Document = unclobbered(document);
