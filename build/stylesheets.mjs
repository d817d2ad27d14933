import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { build } from 'esbuild';
import { stylesOfOwners } from './definitions.mjs';

/** What every page with the script needs. */
const pageSheet = 'src/styles/page.css';
/** Tells the script that the page has all styles. */
const marker = 'src/styles/marker.css';

/**
 * Builds each stylesheet as a file of its own, for pages that do not include `auftritt.css`, and that
 * with all of them.
 *
 * @param {import('esbuild').BuildOptions} options
 */
export async function buildStyles(options) {
  const owners = await stylesOfOwners();
  const sheets = [...new Set([pageSheet, ...Object.values(owners).flat()])];
  const single = await build({
    ...options,
    entryPoints: sheets,
    outdir: 'dist',
    entryNames: 'styles/[name]-[hash]',
    sourcemap: false,
    metafile: true,
  });
  const all = await build({
    ...options,
    stdin: {
      contents: [marker, ...sheets].map((path) => `@import "./${path}";`).join('\n'),
      resolveDir: '.',
      loader: 'css',
      sourcefile: 'auftritt.css',
    },
    outfile: 'dist/auftritt.css',
    metafile: true,
  });
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [path, { entryPoint }] of Object.entries(single.metafile.outputs)) {
    if (entryPoint) files.set(entryPoint, path);
  }
  return { owners, files, metafiles: [single.metafile, all.metafile] };
}

/**
 * Fills src/styles/owners.ts, and src/styles/sheets.ts: with the addresses of stylesheets from the entry's folder, or with their
 * texts for the self-contained bundle.
 *
 * @param {Awaited<ReturnType<typeof buildStyles>>} styles @param {{ inline: boolean }} how
 * @returns {import('esbuild').Plugin}
 */
export const stylesheets = ({ owners, files }, { inline }) => ({
  name: 'stylesheets',
  setup(setup) {
    const textOrAddress = async (/** @type {string} */ sheet) => {
      const file = files.get(sheet);
      if (!file) throw new Error(`there is no stylesheet ${sheet}`);
      return inline ? await readFile(file, 'utf8') : relative('dist', file);
    };
    setup.onLoad({ filter: /[\\/]src[\\/]styles[\\/]sheets\.ts$/ }, async () => {
      /** @type {Record<string, string[]>} */
      const sheets = { page: [await textOrAddress(pageSheet)] };
      for (const [owner, paths] of Object.entries(owners)) {
        sheets[owner] = await Promise.all(paths.map(textOrAddress));
      }
      return { contents: `export const sheets = ${JSON.stringify(sheets)};` };
    });
    setup.onLoad({ filter: /[\\/]src[\\/]styles[\\/]owners\.ts$/ }, () => ({
      contents: `export const owners = ${JSON.stringify(Object.keys(owners))};`,
    }));
  },
});
