import { zipSync } from 'fflate';

/**
 * The bytes of a ZIP archive. The same files make the same bytes, whenever and wherever: names are sorted, and each file has
 * the version as its date and time. What asks for the time of a file, as PHP's cache of compiled files and the addresses of
 * stylesheets in TYPO3 do, sees that another version is another file.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files by their paths in it, with forward slashes
 * @param {string} release its version: `2.1.3` is 3 January 1980, 0:03:26, in whole pairs of seconds as the format has them
 */
export function zip(files, release) {
  const [major = 0, minor = 0, patch = 0] = release.split('.').map((part) => parseInt(part, 10));
  // The format has no time zone, so that the local time is what is written.
  const mtime = new Date(1980, 0, 1 + major, 0, 0, 2 * (100 * minor + patch));
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return Buffer.from(zipSync(Object.fromEntries(sorted), { level: 9, mtime }));
}
