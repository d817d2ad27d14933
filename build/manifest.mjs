import { hash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { behavioursOf } from './definitions.mjs';

/** The paths of chunks, from `dist`. @param {readonly import('./graph.mjs').Chunk[]} chunks */
const pathsOf = (chunks) => chunks.map(({ path }) => path);

/**
 * Compresses each file that pages load, and writes manifest.json: for each file its name without folder and hash, its
 * size in bytes (as it is, and compressed as `gzip` and `brotli`), its hash, its `integrity`, and which
 * chunks it loads; for each behaviour the scripts to preload.
 *
 * @param {string} folder
 * @param {readonly string[]} written what has been built, from the project's root
 * @param {import('./graph.mjs').Graph} graph
 */
export async function writeManifest(folder, written, graph) {
  /** @type {Record<string, object>} */
  const files = {};
  for (const built of written.filter((each) => /\.(js|css)$/.test(each)).sort()) {
    const path = posix.relative(folder, built);
    const bytes = await readFile(built);
    // For servers that send what is there.
    const gzip = gzipSync(bytes, { level: 9 });
    const brotli = brotliCompressSync(bytes);
    await writeFile(`${built}.gz`, gzip);
    await writeFile(`${built}.br`, brotli);
    const chunk = graph.chunks.find((each) => each.path === path);
    const imports =
      path === 'auftritt.js' ? graph.chunks : [...(chunk?.imports ?? []), ...(chunk?.loads ?? [])];
    files[path] = {
      name: chunk?.name ?? path.replace(/\.\w+$/, ''),
      bytes: bytes.length,
      gzip: gzip.length,
      brotli: brotli.length,
      hash: hash('sha256', bytes),
      integrity: `sha384-${hash('sha384', bytes, 'base64')}`,
      ...(imports.length > 0 ? { imports: pathsOf(imports) } : {}),
    };
  }
  const behaviours = await behavioursOf(graph);
  const preload = Object.fromEntries(
    behaviours.map(({ definition: { name }, byDefault }) => [name, pathsOf(byDefault)]),
  );
  await writeFile(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ files, preload }, null, 2)}\n`,
  );
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
