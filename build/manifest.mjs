import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Behaviour → the names of its files. @type {Record<string, string[]>} */
const parts = JSON.parse(
  await readFile(new URL('../src/report/parts.json', import.meta.url), 'utf8'),
);

/** @param {string} algorithm @param {Buffer} bytes */
const digest = (algorithm, bytes) => createHash(algorithm).update(bytes);

/**
 * Writes each file compressed beside it (`.br`, `.gz`), for servers that send what is there, and
 * manifest.json: for each file its size in bytes (as it is, and compressed as `gzip` and `brotli`),
 * its hash, its `integrity`, and which chunks it loads; for each behaviour the scripts to preload.
 *
 * @param {string} folder
 * @param {import('esbuild').Metafile} metafile
 */
export async function writeManifest(folder, metafile) {
  /** @type {Record<string, object>} */
  const files = {};
  for (const path of await paths(folder)) {
    const bytes = await readFile(join(folder, path));
    const gzip = gzipSync(bytes, { level: 9 });
    const brotli = brotliCompressSync(bytes);
    await writeFile(join(folder, `${path}.gz`), gzip);
    await writeFile(join(folder, `${path}.br`), brotli);
    const output = metafile.outputs[`${folder}/${path}`];
    const imports = output?.imports.map((each) => relative(folder, each.path)) ?? [];
    files[path] = {
      bytes: bytes.length,
      gzip: gzip.length,
      brotli: brotli.length,
      hash: digest('sha256', bytes).digest('hex'),
      integrity: `sha384-${digest('sha384', bytes).digest('base64')}`,
      ...(imports.length > 0 ? { imports } : {}),
    };
  }
  const preload = preloads(Object.keys(files), (path) =>
    (metafile.outputs[`${folder}/${path}`]?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map((each) => relative(folder, each.path)),
  );
  await writeFile(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ files, preload }, null, 2)}\n`,
  );
}

/**
 * Behaviour → the scripts that a page with it loads beside the entry, for `modulepreload` hints.
 *
 * @param {readonly string[]} paths all files that there are
 * @param {(path: string) => string[]} importsOf the files that a file imports statically
 */
function preloads(paths, importsOf) {
  /** @param {string} name */
  const named = (name) =>
    paths.filter((path) => /^chunks\/(.+)-\w{8}\.js$/.exec(path)?.[1] === name);
  return Object.fromEntries(
    Object.entries(parts).map(([behaviour, names]) => {
      const own = names.flatMap(named);
      const scripts = own.length > 0 ? [...named('complete-page'), ...own] : [];
      return [behaviour, [...new Set([...scripts, ...scripts.flatMap(importsOf)])]];
    }),
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
