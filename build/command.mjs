import { chmod } from 'node:fs/promises';
import { build } from 'esbuild';
import { withoutChunks } from './evaluate.mjs';
import { addLicenceComments } from './licences.mjs';

/**
 * Builds the command `auftritt` for Node. jsdom and playwright-core are the site's to
 * install: only `check` and `inspect` need them.
 *
 * @param {string} folder @param {string} version
 */
export async function buildCommand(folder, version) {
  const { metafile } = await build({
    // Pages are read in a thread of their own.
    entryPoints: {
      auftritt: 'src/command/auftritt.ts',
      worker: 'src/command/worker.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    // It shows nothing.
    loader: { '.css': 'empty' },
    bundle: true,
    splitting: true,
    metafile: true,
    // Its parser and encodings are a quarter of the package.
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external: ['jsdom', 'playwright-core'],
    banner: { js: '#!/usr/bin/env node' },
    define: { VERSION: JSON.stringify(version) },
    plugins: [withoutChunks],
    legalComments: 'none',
    logLevel: 'warning',
  });
  await addLicenceComments(metafile);
  await chmod(`${folder}/auftritt.mjs`, 0o755);
  return metafile;
}
