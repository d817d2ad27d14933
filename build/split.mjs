// One entry that runs as a module and as a plain script: it can have no static import, so it hands its modules
// to the chunks, which esbuild's own splitting would put into files of their own. That is all that is linked here.
import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { entry, loading, nameOf, readGraph } from './graph.mjs';
import { interfaceNumber } from './interface.mjs';
import { unclobberedInChunks, unclobberedModule, withUnclobbered } from './unclobbered.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('esbuild').Plugin} Plugin */

/**
 * The script as files: the entry and its chunks.
 *
 * @typedef {object} Split
 * @property {Graph} graph
 * @property {readonly import('esbuild').Metafile[]} metafiles
 */

/** @param {string} path */
const fromRoot = (path) => relative('.', path).split(sep).join('/');

/** The name by which a chunk of several members exports one of them. @param {string} member */
const exportOf = (member) =>
  nameOf(member).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** @param {string} path of a chunk */
const hashIn = (path) => /-(\w+)\.js$/.exec(path)?.[1];

/** How chunks reach what the entry provides; see src/provided.ts. */
const table = `const provided = window.auftritt[Symbol.for('auftritt.provided')];`;

/** What chunks take from the entry, by name: by number it would be 0.3 kB less on each page. @param {string} code before it is minified */
const takenBy = (code) => [...code.matchAll(/\bprovided\.(\w+)/g)].map(([, name = '']) => name);

/**
 * What a module imports by a specifier.
 *
 * @param {Graph} graph @param {string} importer @param {string} specifier
 * @param {import('esbuild').ImportKind} kind
 */
const targetOf = ({ inputs }, importer, specifier, kind) =>
  inputs[fromRoot(importer)]?.imports.find(
    (each) => each.original === specifier && each.kind === kind,
  )?.path;

/**
 * Dynamic imports become calls with the names of chunks; the entry makes addresses of them.
 *
 * @param {Graph} graph
 * @returns {Plugin}
 */
const dynamicImports = (graph) => ({
  name: 'dynamic imports',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replaceAll(/\bimport\('([^']+)'\)/g, (_, specifier) => {
        const target = targetOf(graph, path, specifier, 'dynamic-import') ?? '';
        const chunk = graph.chunks.find(({ members }) => members.includes(target));
        if (!chunk) throw new Error(`${path}: no chunk for ${specifier}`);
        const name = chunk.members.length > 1 ? `, '${exportOf(target)}'` : '';
        return `loadChunk('${chunk.name}'${name})`;
      });
      if (contents === source) return undefined;
      return {
        contents: `import { loadChunk } from 'build:load';${contents}`,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

/**
 * The entry's side: it has the function that loads chunks, and hands out what they take from it.
 *
 * @param {Graph} graph @param {ReadonlySet<string>} taken
 * @returns {Plugin}
 */
const inEntry = ({ provided }, taken) => ({
  name: 'in the entry',
  setup(setup) {
    setup.onResolve({ filter: /^build:load$/ }, () => ({ path: resolve(loading) }));
    setup.onLoad({ filter: /[\\/]src[\\/]provided\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      // The source map quotes this text, so it must not name the folder of the build.
      const imports = [...provided].map(([module, names]) => {
        const offered = names.filter((name) => taken.has(name));
        return offered.length > 0 ? `import { ${offered.join(', ')} } from '../${module}';` : '';
      });
      const contents = source.replace('= {};', `= { ${[...taken].sort().join(', ')} };`);
      return { contents: `${imports.join('')}${contents}`, loader: 'ts' };
    });
  },
});

/**
 * A chunk's side: modules of the entry are taken from what it provides, and other chunks from their
 * files.
 *
 * @param {Graph} graph
 * @returns {Plugin}
 */
const inChunks = (graph) => ({
  name: 'in chunks',
  setup(setup) {
    const { chunks, provided, loaded } = graph;
    /** @param {string} path */
    const ofEntry = (path) => ({ path, namespace: 'provided', sideEffects: false });
    setup.onResolve({ filter: /^build:(load|unclobbered)$/ }, ({ path }) =>
      ofEntry(path === 'build:load' ? loading : unclobberedModule),
    );
    setup.onResolve({ filter: /^build:chunk:/ }, ({ path }) => ({
      path: path.replace('build:chunk:', ''),
      namespace: 'chunk',
    }));
    setup.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => ({
      contents: chunks
        .flatMap(({ name, members }) => (name === path ? members : []))
        .map((member) =>
          loaded.has(member)
            ? `export { default as ${exportOf(member)} } from './${member}';`
            : `export * from './${member}';`,
        )
        .join('\n'),
      resolveDir: '.',
    }));
    setup.onResolve({ filter: /^\./ }, ({ path, importer, kind, namespace }) => {
      if (namespace !== 'file' || kind !== 'import-statement') return undefined;
      const target = targetOf(graph, importer, path, kind) ?? '';
      if (provided.has(target)) return ofEntry(target);
      const other = chunks.find(({ modules }) => modules.has(target));
      if (!other || other.modules.has(fromRoot(importer))) return undefined;
      if (!other.path) throw new Error(`${importer} imports ${target}, which is in no file yet`);
      return { path: other.path.replace('chunks/', './'), external: true, sideEffects: false };
    });
    setup.onLoad({ filter: /./, namespace: 'provided' }, ({ path }) => ({
      // Each export for itself, so that what a chunk does not use is left out.
      contents: (provided.get(path) ?? [])
        .map((name) => `export const ${name} = /* @__PURE__ */ (() => provided.${name})();`)
        .join('\n'),
    }));
  },
});

/**
 * Builds the entry, its chunks, and `recovery.js`, which knows the present names of all chunks. The entry has no
 * static import or export and keeps its variables to itself, so that it runs as a module and as a plain script.
 *
 * @param {import('esbuild').BuildOptions} options
 * @param {(graph: Graph) => Plugin[]} plugins beside those of the options
 * @returns {Promise<Split>}
 */
export async function buildSplit(options, plugins) {
  const graph = await readGraph(options);
  const { chunks, documentProperties } = graph;
  const shared = [dynamicImports(graph), ...(options.plugins ?? []), ...plugins(graph)];
  /** @type {Set<string>} */
  const taken = new Set();
  const metafiles = [];
  // Those that others import come first: an import has the hash of its file.
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  for (const some of [[...imported], chunks.filter((chunk) => !imported.has(chunk))]) {
    const { metafile } = await build({
      ...withUnclobbered(documentProperties, options, unclobberedInChunks),
      plugins: [inChunks(graph), ...shared],
      entryPoints: some.map(({ name, members: [only = '', ...others] }) => ({
        in: others.length > 0 ? `build:chunk:${name}` : only,
        out: name,
      })),
      outdir: 'dist',
      entryNames: 'chunks/[name]-[hash]',
      banner: { js: table },
      format: 'esm',
      metafile: true,
    });
    for (const file of Object.keys(metafile.outputs)) {
      const chunk = some.find(({ name }) => file === `dist/chunks/${name}-${hashIn(file)}.js`);
      if (!chunk) continue;
      chunk.path = fromRoot(relative('dist', file));
      for (const each of takenBy(await readFile(file, 'utf8'))) taken.add(each);
    }
    metafiles.push(metafile);
  }
  const number = await interfaceNumber(graph, [...taken].sort());
  const named = Object.fromEntries(
    chunks.map(({ name, path, imports }) => [
      name,
      [hashIn(path), ...imports.map((each) => each.name)],
    ]),
  );
  const { metafile } = await build({
    ...withUnclobbered(documentProperties, options),
    define: {
      ...withUnclobbered(documentProperties, options).define,
      INTERFACE: JSON.stringify(number),
      CHUNKS: JSON.stringify(named),
    },
    plugins: [inEntry(graph, taken), ...shared],
    entryPoints: { auftritt: entry },
    outdir: 'dist',
    format: 'iife',
    metafile: true,
  });
  const present = JSON.stringify(chunks.map(({ path }) => `./${path}`));
  const recovery = await build({
    ...options,
    define: { INTERFACE: JSON.stringify(number), FILES: present },
    entryPoints: ['src/recovery.ts'],
    outdir: 'dist',
    format: 'esm',
    metafile: true,
  });
  return { graph, metafiles: [...metafiles, metafile, recovery.metafile] };
}
