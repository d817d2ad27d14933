/** Loads a chunk by its name; see load-chunk.ts. */
export type Load = (chunk: string, member?: string) => Promise<Readonly<Record<string, unknown>>>;

/** The key of the entry's function that loads chunks, a symbol to keep it apart from the public members. */
export const loadKey = Symbol.for('auftritt.load');

/**
 * Loads a chunk from within another one. The build writes its calls. All of a page's files come by the entry, which may be of
 * an earlier build.
 */
export const loadChunk: Load = (chunk, member) =>
  Reflect.get(Object(window.auftritt), loadKey)(chunk, member);
