import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { build } from 'esbuild';
import { stylesOfOwners } from './definitions.mjs';

/** What must be there before the first paint: what pages include as `auftritt.css`. */
const firstPaint = 'src/styles/auftritt.css';

/** What of a library's styles is for parts of it that we do not use. */
const unused = {
  'fancybox.css':
    /f-thumbs|f-thumb-|__thumbs|toolbar|autoplay|progressbar|is-arrow|f-button|f-counter|html5video|youtube|vimeo|gmap|pdf|iframe|fullscreen|toggleFS|vertical|close-button|throw|crossfade|theme=light|f-html/i,
  'jquery.flipster.css': /--(carousel|flat|wheel)/,
};

/** Custom properties that only those parts use. */
const unusedProperties = /^--f-(thumb|button|arrow|close|progressbar|scrollbar|html|error|video)/;

/**
 * A library's styles without what we do not use; and what fancybox declares for the whole page, or
 * for any element of its own, only inside its dialog.
 *
 * @param {string} css
 * @param {keyof typeof unused} file
 */
function scopedToLibrary(css, file) {
  const tree = parse(css);
  walk(tree, {
    visit: 'Rule',
    enter(node, item, list) {
      if (this.atrule?.name === 'keyframes' || node.prelude.type !== 'SelectorList') return;
      const selectors = node.prelude.children
        .map((selector) => generate(selector))
        .toArray()
        .filter((selector) => !unused[file].test(selector))
        .map((selector) => {
          if (file !== 'fancybox.css' || /fancybox/.test(selector)) return selector;
          const dialog = ':where(.fancybox__dialog)';
          return selector === ':root' ? dialog : `${dialog} ${selector}`;
        });
      if (selectors.length === 0) {
        list?.remove(item);
        return;
      }
      const prelude = parse(selectors.join(), { context: 'selectorList' });
      if (prelude.type === 'SelectorList') node.prelude = prelude;
      node.block.children.forEach((declaration, place, declarations) => {
        if (declaration.type === 'Declaration' && unusedProperties.test(declaration.property)) {
          declarations.remove(place);
        }
      });
      if (node.block.children.isEmpty) list?.remove(item);
    },
  });
  return generate(tree);
}

/**
 * Repairs the libraries' styles where ours import them.
 *
 * @type {import('esbuild').Plugin}
 */
export const libraryStyles = {
  name: 'library styles',
  setup(setup) {
    setup.onLoad({ filter: /(fancybox|jquery\.flipster)\.css$/ }, async ({ path }) => {
      const file = path.endsWith('fancybox.css') ? 'fancybox.css' : 'jquery.flipster.css';
      return { contents: scopedToLibrary(await readFile(path, 'utf8'), file), loader: 'css' };
    });
  },
};

/**
 * Builds each stylesheet as a file of its own, and that of the first paint under its name for pages.
 *
 * @param {import('esbuild').BuildOptions} options
 */
export async function buildStyles(options) {
  const owners = await stylesOfOwners();
  const shared = { ...options, plugins: [libraryStyles], metafile: /** @type {const} */ (true) };
  const single = await build({
    ...shared,
    entryPoints: [...new Set([firstPaint, ...Object.values(owners).flat()])],
    outdir: 'dist',
    entryNames: 'styles/[name]-[hash]',
    sourcemap: false,
  });
  const included = await build({
    ...shared,
    entryPoints: [firstPaint],
    outfile: 'dist/auftritt.css',
  });
  /** @type {Map<string, string>} */
  const files = new Map();
  for (const [path, { entryPoint }] of Object.entries(single.metafile.outputs)) {
    if (entryPoint) files.set(entryPoint, path);
  }
  return { owners, files, metafiles: [single.metafile, included.metafile] };
}

/**
 * Fills src/styles/owners.ts, and src/styles/sheets.ts: with the addresses of stylesheets from the
 * entry's folder, or with their texts for the self-contained bundle.
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
      const sheets = { page: [await textOrAddress(firstPaint)] };
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
