/**
 * What files that are loaded later take from the entry in place of a copy of their own: name of an
 * export → the export. Here it is empty; the build fills it (build/provided.mjs).
 */
export const provided: Readonly<Record<string, unknown>> = {};

/** Where `window.auftritt` holds it, out of the way of its public members. */
export const providedKey = Symbol.for('auftritt.provided');
