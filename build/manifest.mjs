import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { writeCompressed } from './compress.mjs';
import { behavioursOf } from './files.mjs';

/** @typedef {import('./split.mjs').Split} Split */

/** @param {string} algorithm @param {Buffer} bytes */
const digest = (algorithm, bytes) => createHash(algorithm).update(bytes);

/** Behaviour → the scripts that a page with it loads beside the entry, for `modulepreload` hints. */
async function preloads(/** @type {Split} */ { graph, paths: files }) {
  const behaviours = await behavioursOf(graph);
  return Object.fromEntries(
    behaviours.map(({ definition, byDefault }) => [
      definition.name,
      byDefault.map((chunk) => files.get(chunk)),
    ]),
  );
}

/**
 * Compresses each file, and writes manifest.json: for each file its name without folder and hash, its
 * size in bytes (as it is, and compressed as `gzip` and `brotli`), its hash, its `integrity`, and which
 * chunks it loads; for each behaviour the scripts to preload.
 *
 * @param {string} folder
 * @param {Split} split
 */
export async function writeManifest(folder, split) {
  /** @type {Record<string, object>} */
  const files = {};
  for (const path of await paths(folder)) {
    const bytes = await readFile(join(folder, path));
    const { gzip, brotli } = await writeCompressed(join(folder, path), bytes);
    const { name, imports = [] } = split.files.find((file) => file.path === path) ?? {};
    files[path] = {
      name: name ?? path.replace(/\.\w+$/, ''),
      bytes: bytes.length,
      gzip,
      brotli,
      hash: digest('sha256', bytes).digest('hex'),
      integrity: `sha384-${digest('sha384', bytes).digest('base64')}`,
      ...(imports.length > 0 ? { imports } : {}),
    };
  }
  const preload = await preloads(split);
  await writeFile(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ files, preload }, null, 2)}\n`,
  );
}

/** The files below `folder` that pages load, sorted. @param {string} folder */
async function paths(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Removes what an earlier build left in `folder`; a server that reads it meanwhile misses nothing.
 *
 * @param {string} folder
 * @param {readonly string[]} written the paths that belong there, from the project's root
 */
export async function removeOthers(folder, written) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name).split(sep).join('/');
    if (entry.isFile() && !written.includes(path)) await rm(path);
  }
}
