import { readdirSync, statSync } from 'node:fs';

/** What dist/ is made of; the last is written anew by each installation. */
const sources = ['src', 'build', 'build.mjs', 'package.json', 'node_modules/.package-lock.json'];

/** The build writes it last. */
const last = 'dist/manifest.json';

/**
 * When a file changed, or the newest below a folder; a folder itself changes with each file that
 * comes or goes. In ms since 1970.
 *
 * @param {string} path
 * @returns {number}
 */
function changed(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  const inside = readdirSync(path).map((name) => changed(`${path}/${name}`));
  return Math.max(stats.mtimeMs, ...inside);
}

/**
 * Whether a file is there and newer than each source, and than all that is below it.
 *
 * @param {string} file
 * @param {readonly string[]} sources files and folders
 */
export function isNewer(file, sources) {
  const written = changed(file);
  return written > 0 && sources.every((path) => changed(path) < written);
}

/** Builds dist/ where a source has changed since it was built. */
export async function provideBuild() {
  if (!isNewer(last, sources)) await import('../build.mjs');
}

if (process.argv[1] === import.meta.filename) await provideBuild();
