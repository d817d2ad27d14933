// One entry that runs as a module and as a plain script: it can have no static import, so it hands its modules
// to the chunks, which esbuild's own splitting would put into files of their own. That is all that is linked here.
import { readFile } from 'node:fs/promises';
import { basename, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { filesOf } from './files.mjs';
import { entry, loading, nameOf, readGraph } from './graph.mjs';
import { interfaceNumber } from './interface.mjs';
import { unclobberedInChunks, unclobberedModule, withUnclobbered } from './unclobbered.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */
/** @typedef {import('./graph.mjs').Graph} Graph */

/**
 * The script as files: the entry and its chunks.
 *
 * @typedef {object} Split
 * @property {Graph} graph
 * @property {ReadonlyMap<Chunk, string>} paths chunk → its file, from `dist`
 * @property {readonly import('./files.mjs').File[]} files
 * @property {readonly import('esbuild').Metafile[]} metafiles
 * @property {string} number the interface number
 */

/** @param {string} path */
const fromRoot = (path) => relative('.', path).split(sep).join('/');

/** The name by which a chunk of several members exports one of them. @param {string} member */
const exportOf = (member) =>
  nameOf(member).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** How chunks reach what the entry provides; see src/provided.ts. */
const table = `export const provided = window.auftritt[Symbol.for('auftritt.provided')];`;

/**
 * The exports that chunks may take from the entry, by their places in its table.
 *
 * @param {Graph} graph
 */
const exportsProvided = ({ provided }) =>
  [...provided].flatMap(([path, names]) => names.map((name) => ({ path, name })));

/** The places of what a chunk does take. @param {string} code before it is minified */
const takenBy = (code) =>
  [...code.matchAll(/\bprovided\d*\[(\d+)\]/g)].map(([, place]) => Number(place));

/**
 * Dynamic imports of chunks that are built become calls with their names; the entry makes addresses
 * of them.
 *
 * @param {Graph} graph @param {ReadonlyMap<Chunk, string>} paths
 * @returns {import('esbuild').Plugin}
 */
const dynamicImports = ({ inputs, chunks }, paths) => ({
  name: 'dynamic imports',
  setup(setup) {
    setup.onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/, namespace: 'file' }, async ({ path }) => {
      const imports = inputs[fromRoot(path)]?.imports ?? [];
      if (!imports.some(({ kind }) => kind === 'dynamic-import')) return undefined;
      const source = await readFile(path, 'utf8');
      const contents = source.replaceAll(/\bimport\('([^']+)'\)/g, (_, specifier) => {
        const target = imports.find(
          (each) => each.kind === 'dynamic-import' && each.original === specifier,
        )?.path;
        const chunk = chunks.find(({ members }) => members.some((member) => member === target));
        const address = chunk && paths.get(chunk);
        if (!chunk || !target || !address) throw new Error(`${path}: no chunk for ${specifier}`);
        const name = chunk.members.length > 1 ? `, '${exportOf(target)}'` : '';
        return `loadChunk('${basename(address, '.js')}'${name})`;
      });
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
 * @param {Graph} graph @param {ReadonlySet<number>} taken places in its table
 * @returns {import('esbuild').Plugin}
 */
const inEntry = (graph, taken) => ({
  name: 'in the entry',
  setup(setup) {
    setup.onResolve({ filter: /^build:load$/ }, () => ({ path: resolve(loading) }));
    setup.onLoad({ filter: /[\\/]src[\\/]provided\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const places = exportsProvided(graph)
        .map((each, place) => ({ ...each, place }))
        .filter(({ place }) => taken.has(place));
      // The source map quotes this text, so it must not name the folder of the build.
      const imports = places.map(
        (each) => `import { ${each.name} as p${each.place} } from '../${each.path}';`,
      );
      const entries = places.map(({ place }) => `${place}: p${place}`);
      const contents = source.replace('= {};', `= { ${entries.join(', ')} };`);
      if (contents === source) throw new Error(`${path} has no place for what is provided`);
      return { contents: `${imports.join('')}${contents}`, loader: 'ts' };
    });
  },
});

/**
 * A chunk's side: modules of the entry are taken from what it provides, and other chunks from their
 * files.
 *
 * @param {Graph} graph @param {Chunk} chunk @param {ReadonlyMap<Chunk, string>} paths
 * @returns {import('esbuild').Plugin}
 */
const inChunk = (graph, chunk, paths) => ({
  name: 'in a chunk',
  setup(setup) {
    const { inputs, chunks, provided } = graph;
    const places = exportsProvided(graph);
    /** @param {string} path */
    const ofEntry = (path) => ({ path, namespace: 'provided', sideEffects: false });
    setup.onResolve({ filter: /^build:load$/ }, () => ofEntry(loading));
    setup.onResolve({ filter: new RegExp(`^${unclobberedInChunks}$`) }, () =>
      ofEntry(unclobberedModule),
    );
    setup.onResolve({ filter: /^build:table$/ }, () => ({ path: 'table', namespace: 'build' }));
    setup.onLoad({ filter: /^table$/, namespace: 'build' }, () => ({ contents: table }));
    setup.onResolve({ filter: /^build:chunk:/ }, ({ path }) => ({ path, namespace: 'chunk' }));
    setup.onLoad({ filter: /./, namespace: 'chunk' }, () => ({
      contents: chunk.members
        .map((member) => `export { default as ${exportOf(member)} } from './${member}';`)
        .join('\n'),
      resolveDir: '.',
    }));
    setup.onResolve({ filter: /^\./ }, ({ path, importer, kind, namespace }) => {
      if (namespace !== 'file' || kind !== 'import-statement') return undefined;
      const target = inputs[fromRoot(importer)]?.imports.find(
        (each) => each.original === path && each.kind === kind,
      )?.path;
      if (!target) return undefined;
      if (provided.has(target)) return ofEntry(target);
      if (chunk.modules.has(target)) return undefined;
      const other = chunks.find(({ members }) => members.includes(target));
      const address = other && paths.get(other);
      if (!address) throw new Error(`${importer} imports ${target}, which is in no file yet`);
      return {
        path: `./${address.replace('chunks/', '')}`,
        external: true,
        sideEffects: false,
      };
    });
    setup.onLoad({ filter: /./, namespace: 'provided' }, ({ path }) => ({
      // One entry of the table for each name, so that what this chunk does not use is left out.
      contents: `import { provided } from 'build:table';
        ${places
          .map((each, place) =>
            each.path === path
              ? `export const ${each.name} = /* @__PURE__ */ (() => provided[${place}])();`
              : '',
          )
          .join('\n')}`,
      resolveDir: '.',
    }));
  },
});

/**
 * Refuses a module with a state that is in two files: it would be loaded twice, and have two states.
 *
 * @param {readonly import('esbuild').Metafile[]} metafiles
 * @param {Graph} graph
 */
function refuseCopies(metafiles, { copied }) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const { outputs } of metafiles) {
    for (const [file, { inputs }] of Object.entries(outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const isOwn = /^(build|provided|chunk):/.test(path);
        if (bytesInOutput === 0 || isOwn || copied.has(path)) continue;
        const place = places.get(path);
        if (place) throw new Error(`${path} is in ${place} and in ${file}`);
        places.set(path, file);
      }
    }
  }
}

/**
 * Builds the entry and its chunks. The entry has no static import or export and keeps its variables
 * to itself, so that it runs as a module and as a plain script.
 *
 * @param {import('esbuild').BuildOptions} options
 * @param {(graph: Graph) => import('esbuild').Plugin[]} plugins beside those of the options
 * @returns {Promise<Split>}
 */
export async function buildSplit(options, plugins) {
  const graph = await readGraph(options);
  /** @type {Map<Chunk, string>} */
  const paths = new Map();
  const shared = [...(options.plugins ?? []), ...plugins(graph)];
  const metafiles = [];
  /** @type {Set<number>} */
  const taken = new Set();
  for (const chunk of graph.chunks) {
    const [only = '', ...others] = chunk.members;
    const { metafile } = await build({
      ...withUnclobbered(graph.documentProperties, options, unclobberedInChunks),
      plugins: [dynamicImports(graph, paths), inChunk(graph, chunk, paths), ...shared],
      entryPoints: { [chunk.name]: others.length > 0 ? `build:chunk:${chunk.name}` : only },
      outdir: 'dist',
      entryNames: 'chunks/[name]-[hash]',
      format: 'esm',
      metafile: true,
    });
    const file = Object.keys(metafile.outputs).find((path) => path.endsWith('.js')) ?? '';
    for (const place of takenBy(await readFile(file, 'utf8'))) taken.add(place);
    paths.set(chunk, relative('dist', file).split(sep).join('/'));
    metafiles.push(metafile);
  }
  const offered = exportsProvided(graph)
    .map(({ path, name }, place) => `${place} ${path} ${name}`)
    .filter((_, place) => taken.has(place));
  const number = await interfaceNumber(graph, offered);
  const define = { ...options.define, INTERFACE: JSON.stringify(number) };
  const { metafile } = await build({
    ...withUnclobbered(graph.documentProperties, { ...options, define }),
    plugins: [dynamicImports(graph, paths), inEntry(graph, taken), ...shared],
    entryPoints: { auftritt: entry },
    outdir: 'dist',
    format: 'iife',
    metafile: true,
  });
  const { imports = [], exports = [] } = metafile.outputs['dist/auftritt.js'] ?? {};
  if (imports.length > 0 || exports.length > 0) {
    throw new Error('the entry must have neither imports nor exports, to run as a plain script');
  }
  metafiles.push(metafile);
  refuseCopies(metafiles, graph);
  return { graph, paths, files: filesOf(graph, paths), metafiles, number };
}
