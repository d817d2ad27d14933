// Builds dist/: the entry with its chunks, the self-contained bundle, the styles, the command, the
// manifest, and what the package has for editors, compilers and lawyers.
import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { buildCommand } from './build/command.mjs';
import { writeCustomData } from './build/custom-data.mjs';
import { finishEntry } from './build/entry.mjs';
import { klaro } from './build/klaro.mjs';
import { plugins } from './build/libraries.mjs';
import { writeLicences } from './build/licences.mjs';
import { removeOthers, writeManifest } from './build/manifest.mjs';
import { minifyFurther } from './build/minify.mjs';
import { stylesheets } from './build/stylesheets.mjs';
import { writeTypes } from './build/types.mjs';

const { version, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'));

/** The libraries that `auftritt.report()` names, with their versions. */
const libraries = Object.fromEntries(
  ['@fancyapps/ui', 'jquery', 'jquery.flipster', 'klaro', 'react', 'slick-carousel'].map((name) => [
    name,
    devDependencies[name],
  ]),
);

/** The oldest browsers that the script's syntax is written for; README, "Browsers". */
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
    LIBRARIES: JSON.stringify(JSON.stringify(libraries)),
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

const command = await buildCommand('dist/command', version);

const metafiles = [split, bundle, styles, command].map(({ metafile }) => metafile);
await writeLicences('dist/LICENSES.txt', metafiles);
await writeCustomData('dist/auftritt.html-data.json');
const types = await writeTypes('dist/types');

await removeOthers('dist', [
  ...metafiles.flatMap(({ outputs }) => Object.keys(outputs)),
  'dist/LICENSES.txt',
  'dist/auftritt.html-data.json',
  ...types,
]);
await writeManifest('dist', split.metafile);
