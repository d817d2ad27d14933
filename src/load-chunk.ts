/** A file that is loaded later, in the form that `import` returns. */
type Chunk = Readonly<Record<string, unknown>>;

/** The interface number of this build, and each chunk's hash and the chunks that it imports. The build fills in both. */
declare const INTERFACE: string;
declare const CHUNKS: Readonly<Record<string, readonly [hash: string, ...imports: string[]]>>;

/**
 * Requests a chunk in another way after it did not arrive; see recovery.ts.
 *
 * @param cause why the chunk did not arrive
 */
function recover(address: string, cause: unknown): Promise<Chunk> {
  // The address is unique to this page load: no cache has an old answer, and it is requested only once.
  const recovery = `./recovery.js?${performance.timeOrigin}`;
  return import(recovery).then(
    ({ recoverChunk }) => recoverChunk(address, INTERFACE, cause),
    () => Promise.reject(cause),
  );
}

const addressOf = (chunk: string): string => `./chunks/${chunk}-${CHUNKS[chunk]?.[0]}.js`;

/** The chunks that have come or are on their way. */
const asked = new Map<string, Promise<Chunk>>();

function ask(chunk: string): Promise<Chunk> {
  const address = addressOf(chunk);
  const arriving = import(address).catch((cause: unknown) => recover(address, cause));
  asked.set(chunk, arriving);
  arriving.catch(() => asked.delete(chunk));
  // What it imports comes with it, not after it. If that is missing, so is the chunk.
  for (const each of CHUNKS[chunk]?.slice(1) ?? []) import(addressOf(each)).catch(() => {});
  return arriving;
}

/**
 * Loads a chunk. All that ask for it learn of it in the order in which they have asked: browsers answer several calls of
 * `import` for one file in any order.
 *
 * @param chunk its name
 * @param name the export that stands for the module, in a chunk of several modules
 * @throws the browser's error if neither this chunk nor a fitting one of the current build arrives
 */
export function loadChunk(chunk: string, name?: string): Promise<Chunk> {
  return (asked.get(chunk) ?? ask(chunk)).then((exports) =>
    name ? { default: exports[name] } : exports,
  );
}
