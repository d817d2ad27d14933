import { settingsBase } from './page/addresses.js';

/** A file that is loaded later, in the form that `import` returns. */
export type Chunk = Readonly<Record<string, unknown>>;

/** The build's number, its interface number, and the chunks that some bring with them. The build fills in all three. */
declare const BUILD: string;
declare const INTERFACE: string;
declare const IMPORTS: Readonly<Record<string, readonly string[]>>;

/** Where the chunks are. */
let folder = './chunks/';

/**
 * Says where the chunks are, if it is on the site's own host or that of the tag: code comes from nowhere else.
 *
 * @param address of a folder, relative to the page
 * @param src the address of the script's own file, as it is written
 */
export function chunksIn(address: string, src: string): void {
  try {
    const base = settingsBase();
    const { href, origin } = new URL(address.replace(/\/?$/, '/'), base);
    const hosts = [location.origin, new URL(src, base).origin];
    if (hosts.includes(origin)) folder = href;
    else console.error(`auftritt: data-chunks: ${origin} is neither the site's nor the tag's`);
  } catch {
    console.error(`auftritt: data-chunks: ${address} is no address`);
  }
}

/** The chunks that have come or are on their way. */
const asked = new Map<string, Promise<Chunk>>();

const addressOf = (chunk: string): string => `${folder}${chunk}-${BUILD}.js`;

/**
 * Requests a chunk in another way after it did not arrive; see recovery.ts.
 *
 * @param cause why the chunk did not arrive
 */
function recover(address: string, cause: unknown): Promise<Chunk> {
  // The address is unique to this page load: no cache has an old answer, and it is requested only once.
  const recovery = `${folder}../recovery.js?${performance.timeOrigin}`;
  return import(recovery).then(
    ({ recoverChunk }) => recoverChunk(address, INTERFACE, cause),
    () => Promise.reject(cause),
  );
}

function ask(chunk: string): Promise<Chunk> {
  const address = addressOf(chunk);
  const arriving = import(address).catch((cause: unknown) => recover(address, cause));
  asked.set(chunk, arriving);
  arriving.catch(() => asked.delete(chunk));
  // What it imports comes with it, not after it. If that is missing, so is the chunk.
  for (const each of IMPORTS[chunk] ?? []) import(addressOf(each)).catch(() => {});
  return arriving;
}

/**
 * Loads a chunk. All that ask for it learn of it in the order in which they have asked: browsers answer several calls of
 * `import` for one file in any order.
 *
 * @param chunk its name
 * @param member which of several modules in the chunk is meant
 * @throws the browser's error if neither this chunk nor a fitting one of the current build arrives
 */
export function loadChunk(chunk: string, member?: string): Promise<Chunk> {
  return (asked.get(chunk) ?? ask(chunk)).then((exports) =>
    member ? Object(exports[member]) : exports,
  );
}
