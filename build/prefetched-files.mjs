import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import { behavioursOf } from './files.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */

/** The module that the build fills. */
export const prefetchedFilesModule = 'src/lifecycle/prefetched-files.ts';

/**
 * A chunk's file and about how many bytes it will have: it is not yet minified as visitors get it.
 *
 * @template {{ path: string }} File
 * @param {File} file its path is one from `dist`
 */
async function fileOf(file) {
  const source = await readFile(join('dist', file.path), 'utf8');
  const { code } = await transform(source, { minify: true });
  return { ...file, bytes: brotliCompressSync(code).length };
}

/**
 * Fills `prefetchedFilesModule`. Its chunk is built last, since it holds the names of others.
 *
 * @param {import('./graph.mjs').Graph} graph
 * @param {ReadonlyMap<Chunk, string>} paths
 * @returns {import('esbuild').Plugin}
 */
export const prefetchedFiles = (graph, paths) => ({
  name: 'prefetched files',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/]lifecycle[\\/]prefetched-files\.ts$/ }, async () => {
      const behaviours = await behavioursOf(graph);
      /** @type {Record<string, object>} */
      const files = {};
      for (const { definition, documentation, chosen, chunks, previews } of behaviours) {
        if (!('preview' in definition || 'prefetch' in definition)) continue;
        // Its own preview shows the element already. The code may need another behaviour's preview too.
        const fetched = chunks.filter((chunk) => !previews.includes(chunk));
        const known = fetched.flatMap((chunk) => {
          const path = paths.get(chunk);
          const value = chosen.get(chunk);
          const choice = value && { setting: documentation.choice?.setting, value };
          return path ? [{ path, choice }] : [];
        });
        files[definition.name] = await Promise.all(known.map(fileOf));
      }
      return {
        contents: `export const prefetchedFiles = ${JSON.stringify(files)};`,
      };
    });
  },
});
