import { build } from 'esbuild';
import { entryPath } from './files.mjs';

/**
 * Builds `recovery.js`, which knows the present names of all files with a hash; see src/recovery.ts.
 *
 * @param {import('esbuild').BuildOptions} options
 * @param {import('./split.mjs').Split} split
 */
export function buildRecovery(options, { files, number }) {
  const chunks = files.filter(({ path }) => path !== entryPath);
  const present = chunks.map(({ path }) => `./${path}`);
  return build({
    ...options,
    define: { INTERFACE: JSON.stringify(number), FILES: JSON.stringify(present) },
    entryPoints: ['src/recovery.ts'],
    outfile: 'dist/recovery.js',
    format: 'esm',
    metafile: true,
  });
}
