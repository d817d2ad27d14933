/** A file that is loaded later, as an `import` gives it. */
type Chunk = Readonly<Record<string, unknown>>;

/** The interface number of this build, which fills it in. */
declare const INTERFACE: string;

/**
 * Asks for a chunk in another way where it has not arrived; see recovery.ts.
 *
 * @param cause why it has not
 */
function recover(address: string, cause: unknown): Promise<Chunk> {
  // An address of this page's own: no cache has an earlier answer, and it is asked for only once.
  const recovery = `./recovery.js?${performance.timeOrigin}`;
  return import(recovery).then(
    ({ recoverChunk }) => recoverChunk(address, INTERFACE, cause),
    () => Promise.reject(cause),
  );
}

/**
 * Loads a chunk.
 *
 * @param chunk its file's name with the hash, without the ending
 * @param name the export that stands for a module, in a chunk of several
 * @throws what the browser throws where neither this chunk nor a present one that fits arrives
 */
export function loadChunk(chunk: string, name?: string): Promise<Chunk> {
  const address = `./chunks/${chunk}.js`;
  return import(address)
    .catch((cause: unknown) => recover(address, cause))
    .then((exports) => (name ? { default: exports[name] } : exports));
}
