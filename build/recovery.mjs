import { build } from 'esbuild';

/**
 * Builds `recovery.js`, which knows the present names of all files with a hash; see src/recovery.ts.
 *
 * @param {import('esbuild').BuildOptions} options
 * @param {import('./split.mjs').Split} split
 */
export function buildRecovery(options, { paths, number }) {
  const present = [...paths.values()].map((path) => `./${path}`);
  return build({
    ...options,
    define: { INTERFACE: JSON.stringify(number), FILES: JSON.stringify(present) },
    entryPoints: ['src/recovery.ts'],
    outfile: 'dist/recovery.js',
    format: 'esm',
    metafile: true,
  });
}
