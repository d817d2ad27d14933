import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the script is made of, beside the packages that the lockfile names. */
const folders = ['src', 'build'];
const files = ['package.json', 'package-lock.json', 'build.mjs'];

/** What no script is made of. */
const isOther = (/** @type {string} */ path) => /^src\/command\/|\.md$/.test(path);

/**
 * The number that the names of all files of a build have: the same for the same sources.
 *
 * @returns {Promise<string>} eight digits and capital letters
 */
export async function buildNumber() {
  const inside = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/')),
    ),
  );
  const paths = [...inside.flat().filter((path) => !isOther(path)), ...files].sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const all = paths.map((path, index) => `${path}\n${texts[index]?.replaceAll('\r\n', '\n')}`);
  return hash('sha256', all.join('\n')).slice(0, 8).toUpperCase();
}
