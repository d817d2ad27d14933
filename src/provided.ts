/**
 * The entry's exports that files loaded later use instead of copies of their own, by name. It is empty
 * here; build/split.mjs fills it.
 */
export const provided: Readonly<Record<string, unknown>> = {};

/** The key of this table in `window.auftritt`, a symbol to keep it apart from the public members. */
export const providedKey = Symbol.for('auftritt.provided');
