// Builds dist/: the entry with its chunks, the self-contained bundle, the styles and the manifest.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildChecker } from './build/checker.mjs';
import { finishEntry } from './build/entry.mjs';
import { klaro } from './build/klaro.mjs';
import { plugins } from './build/libraries.mjs';
import { removeOthers, writeManifest } from './build/manifest.mjs';
import { minifyFurther } from './build/minify.mjs';
import { stylesheets } from './build/stylesheets.mjs';

const { version, dependencies } = JSON.parse(await readFile('package.json', 'utf8'));

/** The oldest browsers that the script's syntax is written for; README, "Browser support". */
const target = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

const shared = /** @type {const} */ ({
  bundle: true,
  minify: true,
  sourcemap: true,
  metafile: true,
  platform: 'browser',
  legalComments: 'none',
  logLevel: 'warning',
  target,
});

/**
 * @param {boolean} selfContained
 */
const script = (selfContained) => ({
  ...shared,
  plugins: [...plugins, klaro, stylesheets({ target, inline: selfContained })],
  define: {
    VERSION: JSON.stringify(version),
    // As text, since an object would be a module that the entry shares with its chunks.
    LIBRARIES: JSON.stringify(JSON.stringify(dependencies)),
    SELF_CONTAINED: String(selfContained),
    'process.env.NODE_ENV': '"production"',
    ...(selfContained ? { 'import.meta.url': '""' } : {}),
  },
});

const split = await build({
  ...script(false),
  entryPoints: { auftritt: 'src/auftritt.ts' },
  outdir: 'dist',
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  assetNames: 'styles/[name]-[hash]',
});
await finishEntry('dist/auftritt.js', split.metafile);

const bundle = await build({
  ...script(true),
  entryPoints: ['src/auftritt.ts'],
  outfile: 'dist/auftritt.bundle.js',
  format: 'iife',
});

const styles = await build({
  ...shared,
  entryPoints: ['src/styles/auftritt.css'],
  outfile: 'dist/auftritt.css',
});

const scripts = [split, bundle].flatMap(({ metafile }) =>
  Object.keys(metafile.outputs).filter((path) => path.endsWith('.js')),
);
await Promise.all(
  scripts.map((path) => minifyFurther(path, { module: path.includes('/chunks/') })),
);

const checker = await buildChecker('dist', version);

const written = [split, bundle, styles, checker].flatMap(({ metafile }) =>
  Object.keys(metafile.outputs),
);
await removeOthers('dist', written);
await writeManifest('dist', split.metafile);
