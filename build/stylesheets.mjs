import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate, parse, walk } from 'css-tree';
import { build } from 'esbuild';
import { styles } from './libraries.mjs';
import { addLicenceComments } from './licences.mjs';
import { withLookedUpRules } from './selectors.mjs';
import { withoutStructureLayers } from './structure.mjs';

/** What must be there before the first paint: what pages include as `auftritt.css`. */
const firstPaint = 'src/styles/auftritt.css';

/**
 * A library's stylesheet without what is not used of it.
 *
 * @param {string} css @param {import('./libraries.mjs').LibraryStyles} styles
 */
function usedOfLibrary(css, { unused, scoped = (selector) => selector }) {
  const tree = parse(css);
  walk(tree, {
    visit: 'Rule',
    enter(node, item, list) {
      if (this.atrule?.name === 'keyframes' || node.prelude.type !== 'SelectorList') return;
      const selectors = node.prelude.children.toArray().map((selector) => generate(selector));
      const used = selectors.filter((selector) => !unused.test(selector));
      if (used.length === 0) {
        list?.remove(item);
        return;
      }
      const prelude = parse(used.map(scoped).join(), { context: 'selectorList' });
      if (prelude.type === 'SelectorList') node.prelude = prelude;
    },
  });
  return generate(tree);
}

/** Where the look's custom properties stand, each with its default. */
const properties = 'src/styles/properties.css';

/**
 * The default of each custom property of the look, from its `@property`.
 *
 * @returns {Promise<ReadonlyMap<string, string>>} name → default
 */
async function readDefaults() {
  /** @type {Map<string, string>} */
  const defaults = new Map();
  walk(parse(await readFile(properties, 'utf8')), {
    visit: 'Atrule',
    enter({ name, prelude, block }) {
      if (name !== 'property' || !prelude || !block) return;
      for (const descriptor of block.children) {
        if (descriptor.type !== 'Declaration' || descriptor.property !== 'initial-value') continue;
        defaults.set(generate(prelude), generate(descriptor.value).trim());
      }
    },
  });
  return defaults;
}

/**
 * Writes the default into each use of a custom property: `var(--auftritt-gap)` becomes
 * `var(--auftritt-gap, 1em)`. Firefox knows `@property` from version 128 only, and a rule that
 * declared the defaults would have to name every section.
 *
 * @param {string} css @param {ReadonlyMap<string, string>} defaults @returns {string}
 */
const withDefaults = (css, defaults) =>
  css.replaceAll(/\bvar\((--auftritt-[\w-]+)\)/g, (use, /** @type {string} */ name) => {
    const value = defaults.get(name);
    return value === undefined ? use : `var(${name},${withDefaults(value, defaults)})`;
  });

/**
 * Prepares stylesheets for browsers: repairs those of the libraries, and completes ours.
 *
 * @type {import('esbuild').Plugin}
 */
const prepared = {
  name: 'prepared styles',
  setup(setup) {
    const defaults = readDefaults();
    for (const each of styles) {
      setup.onLoad({ filter: each.file }, async ({ path }) => ({
        contents: usedOfLibrary(await readFile(path, 'utf8'), each),
        loader: 'css',
      }));
    }
    // What a program writes shorter.
    setup.onLoad({ filter: /\.css\.mjs$/ }, async ({ path }) => ({
      contents: (await import(pathToFileURL(path).href)).default,
      loader: 'css',
    }));
    setup.onLoad({ filter: /[\\/]src[\\/].+\.css$/ }, async ({ path }) => ({
      contents: withDefaults(await readFile(path, 'utf8'), await defaults),
      loader: 'css',
    }));
  },
};

/**
 * What the minifier leaves: a space in what custom properties hold, and JSON in quotes that need escapes.
 *
 * @param {string} css
 */
const shorter = (css) =>
  css
    .replaceAll(/"((?:\\"|[^"])*)"/g, (text, /** @type {string} */ inside) =>
      /\\"/.test(inside) && !inside.includes("'") ? `'${inside.replaceAll('\\"', '"')}'` : text,
    )
    .replaceAll(/(--[\w-]+): (?=[^\s;}])|(var\([\w-]+,) /g, (_, property, variable) =>
      property ? `${property}:` : variable,
    );

/**
 * Bundles a stylesheet and what it imports.
 *
 * @param {string} path
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<{ text: string, metafile: import('esbuild').Metafile }>}
 */
export async function buildStylesheet(path, options = {}) {
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [path],
    bundle: true,
    plugins: [prepared],
    outdir: 'dist',
    sourcemap: false,
    minify: true,
    write: false,
    metafile: true,
  });
  const [bundled] = outputFiles;
  if (!bundled) throw new Error(`${path} makes no stylesheet`);
  return { text: shorter(withLookedUpRules(withoutStructureLayers(bundled.text))), metafile };
}

/**
 * Writes `auftritt.css`.
 *
 * @param {import('esbuild').BuildOptions} options
 */
export async function buildFirstPaint(options) {
  const { text, metafile } = await buildStylesheet(firstPaint, options);
  await mkdir('dist', { recursive: true });
  await writeFile('dist/auftritt.css', text);
  await addLicenceComments(metafile);
  return metafile;
}

/** @param {string} path */
const fromRoot = (path) => relative('.', path).split(sep).join('/');

/** What a script imports as a stylesheet imports this in turn. */
const adoptingModule = 'src/page/adopt-styles.ts';

/**
 * Styles come with the module that imports them, as a text that it adds to the page: a section's chunk
 * is all that a page asks for.
 *
 * @param {import('esbuild').BuildOptions} options
 */
export function stylesInScripts(options) {
  /** @type {Map<string, ReturnType<typeof buildStylesheet>>} */
  const built = new Map();
  /** What the texts were made of, by the paths of their stylesheets. @type {Map<string, import('esbuild').Metafile>} */
  const metafiles = new Map();
  /** @type {import('esbuild').Plugin} */
  const plugin = {
    name: 'styles in scripts',
    setup(setup) {
      // As Vite does: the text alone, for a module that adds and takes away the styles itself.
      setup.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path.replace('?inline', '')),
        suffix: '?inline',
      }));
      setup.onLoad({ filter: /\.css$/ }, async ({ path, suffix }) => {
        const building = built.get(path) ?? buildStylesheet(path, options);
        built.set(path, building);
        const { text, metafile } = await building;
        metafiles.set(fromRoot(path), metafile);
        if (suffix) return { contents: `export default ${JSON.stringify(text)}` };
        const from = relative(dirname(path), adoptingModule).split(sep).join('/');
        return {
          contents: `import { adoptStyles } from '${from}';
            adoptStyles(${JSON.stringify(text)});`,
          resolveDir: dirname(path),
        };
      });
    },
  };
  return { plugin, metafiles };
}
