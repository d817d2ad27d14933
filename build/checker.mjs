import { chmod } from 'node:fs/promises';
import { build } from 'esbuild';

/**
 * What a page would load later: the checker reads the table that names it, and loads nothing of it.
 *
 * @type {import('esbuild').Plugin}
 */
const withoutChunks = {
  name: 'without chunks',
  setup(setup) {
    setup.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/**
 * Builds the command `auftritt` as one file for Node; jsdom is installed with the package.
 *
 * @param {string} folder @param {string} version
 */
export async function buildChecker(folder, version) {
  const outfile = `${folder}/auftritt-check.mjs`;
  const { metafile } = await build({
    entryPoints: ['src/checker/auftritt.ts'],
    outfile,
    bundle: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['jsdom'],
    banner: { js: '#!/usr/bin/env node' },
    define: { VERSION: JSON.stringify(version) },
    plugins: [withoutChunks],
    legalComments: 'none',
    logLevel: 'warning',
  });
  await chmod(outfile, 0o755);
  return { metafile };
}
