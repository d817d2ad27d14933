/**
 * The file `recovery.js`. Its name is the same in every build, so that a script that is older than the
 * files on the server can learn their current names from it.
 */

/** The interface number, and the addresses of all files with a hash. The build fills in both. */
declare const INTERFACE: string;
declare const FILES: readonly string[];

/** The hash at the end of a file's name. */
const hash = /-[A-Z0-9]{5,8}(?=\.\w+$)/;

/**
 * Finds the current name of a file that is gone.
 *
 * @param address of the file that is gone, from the entry's folder
 * @param from the interface number of the script that asks
 * @param gone why the file did not arrive
 * @returns the address of the current file, from the entry's folder
 * @throws `gone` where there is no other file, and a TypeError where the current file does not fit
 */
export function presentAddress(address: string, from: string, gone: unknown): string {
  const name = address.replace(hash, '');
  const present = FILES.find((each) => each.replace(hash, '') === name);
  if (present === undefined || present === address) throw gone;
  if (from === INTERFACE) return present;
  throw failed(address, `it is gone, and ${present} is of another version; load the page again`);
}

/** The browser's own wording, since for the caller the import has failed. */
const failed = (address: string, reason: string, cause?: unknown): TypeError =>
  new TypeError(`Failed to fetch dynamically imported module: ${address} (${reason})`, { cause });

/**
 * Requests a chunk again that did not arrive. It uses another address, since browsers remember that a
 * module failed. If the chunk is gone, it requests the chunk of the current build instead.
 *
 * Entries of earlier builds call this: its name and its parameters never change.
 *
 * @param address of the chunk, from the entry's folder
 * @param from the interface number of the entry
 * @param cause why the chunk did not arrive
 */
export function recoverChunk(address: string, from: string, cause: unknown): Promise<unknown> {
  // Browsers do not name a file that arrived only in part.
  const gone = cause instanceof SyntaxError ? failed(address, cause.message, cause) : cause;
  return import(`${address}?again`).catch(() => import(presentAddress(address, from, gone)));
}
