/**
 * What files that are loaded later take from the entry in place of a copy of their own: exports, by
 * their places. Here it is empty; the build fills it (build/split.mjs).
 */
export const provided: readonly unknown[] = [];

/** Where `window.auftritt` holds it, out of the way of its public members. */
export const providedKey = Symbol.for('auftritt.provided');
