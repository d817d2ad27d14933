/**
 * The file `recovery.js`. Its name stays the same from build to build, so that a script that is older
 * than the files on the server learns from it what they are called now.
 */

/** The build fills both in: the interface number, and the addresses of all files with a hash. */
declare const INTERFACE: string;
declare const FILES: readonly string[];

/** The hash at the end of a file's name. */
const hash = /-[A-Z0-9]{5,8}(?=\.\w+$)/;

/**
 * Finds the present name of a file that is gone.
 *
 * @param address of the file that is gone, from the entry's folder
 * @param from the interface number of the script that asks
 * @param gone why the file did not arrive
 * @returns the address of the present file, from the entry's folder
 * @throws `gone` where there is no other file, and a TypeError where the present one does not fit
 */
export function presentAddress(address: string, from: string, gone: unknown): string {
  const name = address.replace(hash, '');
  const present = FILES.find((each) => each.replace(hash, '') === name);
  if (present === undefined || present === address) throw gone;
  if (from === INTERFACE) return present;
  const reason = `it is gone, and ${present} is of another version; load the page again`;
  // As browsers say it, since that is what it is for the one who asked.
  throw new TypeError(`Failed to fetch dynamically imported module: ${address} (${reason})`);
}

/** A file of which half arrived cannot be parsed, and browsers do not say which file it is. */
const withAddress = (address: string, cause: unknown): unknown =>
  cause instanceof SyntaxError ? new SyntaxError(`${address}: ${cause.message}`, { cause }) : cause;

/**
 * Asks for a chunk that has not arrived once more, under another address, since browsers remember
 * that a module failed; and where it is gone, for the present one.
 *
 * Entries of earlier builds call this: its name and its parameters never change.
 *
 * @param address of the chunk, from the entry's folder
 * @param from the interface number of the entry
 * @param cause why the chunk has not arrived
 */
export function recoverChunk(address: string, from: string, cause: unknown): Promise<unknown> {
  const gone = withAddress(address, cause);
  return import(`${address}?again`).catch(() => import(presentAddress(address, from, gone)));
}
