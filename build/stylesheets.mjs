import { readFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { build } from 'esbuild';

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
 * Builds `auftritt.css`.
 *
 * @param {import('esbuild').BuildOptions} options
 */
export const buildFirstPaint = (options) =>
  build({
    ...options,
    plugins: [libraryStyles],
    entryPoints: [firstPaint],
    outfile: 'dist/auftritt.css',
    metafile: true,
  });

/** What a script imports as a stylesheet imports this in turn. */
export const adoptingModule = 'src/page/adopt-styles.ts';
export const adoptingName = 'adoptStyles';

/**
 * Styles come with the module that imports them, as a text that it adds to the page: a section's chunk
 * is all that a page asks for.
 *
 * @param {import('esbuild').BuildOptions} options
 */
export function stylesInScripts(options) {
  /** @type {Map<string, Promise<import('esbuild').BuildResult<{ write: false, metafile: true }>>>} */
  const built = new Map();
  const textOf = async (/** @type {string} */ path) => {
    const building =
      built.get(path) ??
      build({
        ...options,
        plugins: [libraryStyles],
        entryPoints: [path],
        write: false,
        sourcemap: false,
        metafile: true,
      });
    built.set(path, building);
    const { outputFiles } = await building;
    return outputFiles.map(({ text }) => text.trim()).join('');
  };
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'styles in scripts',
    setup(setup) {
      setup.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const from = relative(dirname(path), adoptingModule).split(sep).join('/');
        return {
          contents: `import { ${adoptingName} } from '${from}';
            ${adoptingName}(${JSON.stringify(await textOf(path))});`,
          resolveDir: dirname(path),
        };
      });
    },
  };
  return {
    plugin,
    /** What the texts were made of, once all scripts are built. */
    metafiles: async () => (await Promise.all(built.values())).map(({ metafile }) => metafile),
  };
}
