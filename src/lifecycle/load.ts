/** Loads a chunk by its name; see load-chunk.ts. */
type Load = (chunk: string, member?: string) => Promise<Readonly<Record<string, unknown>>>;

const entry: { load?: Load } = {};

/** Takes the entry's function that loads chunks: all of a page's files come by one. */
export function loadBy(load: Load): void {
  entry.load = load;
}

/**
 * Loads a chunk from within another one. The build writes its calls.
 *
 * @throws TypeError where the entry has not given its function
 */
export const loadChunk: Load = (chunk, member) => {
  if (!entry.load) throw new TypeError('no entry loads chunks');
  return entry.load(chunk, member);
};
