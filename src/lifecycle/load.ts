/** Loads a chunk by its name; see load-chunk.ts. */
export type Load = (chunk: string, member?: string) => Promise<Readonly<Record<string, unknown>>>;

/** What chunks take from the entry. The build adds what both need; see build/shared.mjs. */
export interface Shared {
  readonly loadChunk: Load;
}

/** The key of it, a symbol to keep it apart from the public members. */
export const sharedKey = Symbol.for('auftritt.shared');

/**
 * Loads a chunk from within another one. The build writes its calls. All of a page's files come by the entry, which may be of
 * an earlier build.
 */
export const loadChunk: Load = (chunk, member) =>
  Reflect.get(Object(window.auftritt), sharedKey).loadChunk(chunk, member);
