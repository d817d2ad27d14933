import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { filesOf } from './files.mjs';
import { entry, readGraph } from './graph.mjs';
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

/**
 * How a module in a folder imports another one.
 *
 * @param {string} folder @param {string} path
 */
const specifier = (folder, path) => {
  const from = relative(folder, path).split(sep).join('/');
  return from.startsWith('.') ? from : `./${from}`;
};

/** A short name for what stands at a place of a list: a to z, a1 to z1. @param {number} place */
const letterOf = (place) =>
  `${((place % 26) + 10).toString(36)}${place < 26 ? '' : Math.floor(place / 26)}`;

/**
 * The name by which a chunk exports one of its members, if it has several: a letter, since the entry
 * names all of them. The interface number says which letter is whose.
 *
 * @param {Chunk} chunk @param {string} member
 */
const exportOf = ({ members }, member) =>
  members.length > 1 ? letterOf(members.indexOf(member)) : 'default';

/**
 * The name by which a preview's chunk exports what another chunk takes from it: a letter too, since whoever
 * sees the preview loads all of them. Both chunks are of one build.
 *
 * @param {Chunk} chunk @param {number} place in what is taken
 */
const exportOfTaken = ({ members }, place) => letterOf(members.length + place);

/**
 * What the entry provides, by the places in its list.
 *
 * @param {Graph} graph
 */
const providedNames = ({ provided }) => ['loadChunk', ...[...provided.values()].flat()];

/** How chunks reach what the entry provides; see src/provided.ts. */
const table = `export const table = window.auftritt[Symbol.for('auftritt.provided')];`;

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
        const exported = exportOf(chunk, target);
        const name = exported === 'default' ? '' : `, '${exported}'`;
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
 * @param {Graph} graph
 * @returns {import('esbuild').Plugin}
 */
const inEntry = (graph) => ({
  name: 'in the entry',
  setup(setup) {
    setup.onResolve({ filter: /^build:load$/ }, () => ({ path: resolve('src/load-chunk.ts') }));
    setup.onLoad({ filter: /[\\/]src[\\/]provided\.ts$/ }, async ({ path }) => {
      // The source map quotes this text, so it must not name the folder of the build.
      const imports = [...graph.provided].map(
        ([from, own]) => `import { ${own.join(', ')} } from '${specifier(dirname(path), from)}';`,
      );
      const source = await readFile(path, 'utf8');
      const contents = source.replace(/= \[\];/, `= [${providedNames(graph).join(', ')}];`);
      if (contents === source) throw new Error(`${path} has no place for what is provided`);
      return {
        contents: `import { loadChunk } from 'build:load';${imports.join('')}${contents}`,
        loader: 'ts',
      };
    });
  },
});

/**
 * A chunk's side: modules of the entry are taken from what it provides, and those of other chunks
 * from their files.
 *
 * @param {Graph} graph @param {Chunk} chunk @param {ReadonlyMap<Chunk, string>} paths
 * @returns {import('esbuild').Plugin}
 */
const inChunk = (graph, chunk, paths) => ({
  name: 'in a chunk',
  setup(setup) {
    const { inputs, chunks, provided, copied } = graph;
    const names = providedNames(graph);
    setup.onResolve({ filter: /^build:load$/ }, () => ({
      path: 'loadChunk',
      namespace: 'provided',
    }));
    setup.onResolve({ filter: new RegExp(`^${unclobberedInChunks}$`) }, () => ({
      path: unclobberedModule,
      namespace: 'provided',
      sideEffects: false,
    }));
    setup.onResolve({ filter: /^build:table$/ }, () => ({ path: 'table', namespace: 'build' }));
    setup.onLoad({ filter: /^table$/, namespace: 'build' }, () => ({ contents: table }));
    setup.onResolve({ filter: /^build:chunk:/ }, ({ path }) => ({ path, namespace: 'chunk' }));
    setup.onLoad({ filter: /./, namespace: 'chunk' }, () => ({
      contents: [
        ...chunk.members.map(
          (member) => `export { default as ${exportOf(chunk, member)} } from './${member}';`,
        ),
        ...chunk.taken.map(
          ({ module, name }, place) =>
            `export { ${name} as ${exportOfTaken(chunk, place)} } from './${module}';`,
        ),
      ].join('\n'),
      resolveDir: '.',
    }));
    setup.onResolve({ filter: /^\./ }, ({ path, importer, kind, namespace }) => {
      if (namespace !== 'file' || kind !== 'import-statement') return undefined;
      const target = inputs[fromRoot(importer)]?.imports.find(
        (each) => each.original === path && each.kind === kind,
      )?.path;
      if (!target) return undefined;
      if (provided.has(target)) return { path: target, namespace: 'provided' };
      const other = chunks.find(
        (each) =>
          each !== chunk &&
          !copied.has(target) &&
          (each.members.includes(target) || (each.isPreview && each.modules.has(target))),
      );
      const address = other && paths.get(other);
      if (!address) return undefined;
      const file = `./${address.replace('chunks/', '')}`;
      if (!other.isPreview) return { path: file, external: true };
      return {
        path: target,
        namespace: 'taken',
        sideEffects: false,
        pluginData: { file, chunk: other },
      };
    });
    setup.onResolve({ filter: /./, namespace: 'taken' }, ({ path }) => ({ path, external: true }));
    setup.onLoad({ filter: /./, namespace: 'taken' }, ({ path, pluginData }) => {
      /** @type {{ file: string, chunk: Chunk }} */
      const { file, chunk: other } = pluginData;
      return {
        contents: other.taken
          .map(({ module, name }, place) =>
            module === path
              ? `export { ${exportOfTaken(other, place)} as ${name} } from '${file}';`
              : '',
          )
          .join('\n'),
      };
    });
    setup.onLoad({ filter: /./, namespace: 'provided' }, ({ path }) => ({
      // One entry of the list for each name, so that what this chunk does not use is left out.
      contents: `import { table } from 'build:table';
        ${(provided.get(path) ?? [path])
          .map(
            (name) =>
              `export const ${name} = /* @__PURE__ */ (() => table[${names.indexOf(name)}])();`,
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
        const isOwn = /^(build|provided|chunk|taken):/.test(path);
        if (bytesInOutput === 0 || isOwn || copied.has(path)) continue;
        const place = places.get(path);
        if (place) throw new Error(`${path} is in ${place} and in ${file}`);
        places.set(path, file);
      }
    }
  }
}

/**
 * Puts a hash of a chunk's content into its name and that of its source map. It is shorter than
 * esbuild's, since the entry names every chunk: five characters tell the versions of one file apart.
 *
 * @param {import('esbuild').Metafile} metafile of one chunk; its paths change too
 * @returns {Promise<string>} the chunk's path
 */
async function addHash(metafile) {
  const file = Object.keys(metafile.outputs).find((path) => path.endsWith('.js')) ?? '';
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  const hash = BigInt(`0x${digest}`).toString(36).slice(0, 5).toUpperCase();
  const named = (/** @type {string} */ path) => path.replace(/(?=\.js(\.map)?$)/, `-${hash}`);
  for (const path of Object.keys(metafile.outputs)) await rename(path, named(path));
  metafile.outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [named(path), output]),
  );
  return named(file);
}

/**
 * Builds the entry and its chunks. The entry has no static import or export and keeps its variables
 * to itself, so that it runs as a module and as a plain script.
 *
 * @param {import('esbuild').BuildOptions} given
 * @param {(graph: Graph) => import('esbuild').Plugin[]} plugins beside those of the options
 * @param {(metafile: import('esbuild').Metafile) => Promise<void>} finish what else is done to each
 *   file, before its content gives it its name
 * @returns {Promise<Split>}
 */
export async function buildSplit(given, plugins, finish) {
  const graph = await readGraph(given);
  const number = await interfaceNumber(graph);
  const options = {
    ...given,
    define: { ...given.define, INTERFACE: JSON.stringify(number) },
  };
  /** @type {Map<Chunk, string>} */
  const paths = new Map();
  const shared = [...(options.plugins ?? []), ...plugins(graph)];
  const metafiles = [];
  for (const chunk of graph.chunks) {
    const [only = '', ...others] = chunk.members;
    const isWhole = others.length === 0 && !chunk.isPreview;
    const { metafile } = await build({
      ...withUnclobbered(graph.documentProperties, options, unclobberedInChunks),
      plugins: [dynamicImports(graph, paths), inChunk(graph, chunk, paths), ...shared],
      entryPoints: { [chunk.name]: isWhole ? only : `build:chunk:${chunk.name}` },
      outdir: 'dist',
      entryNames: 'chunks/[name]',
      format: 'esm',
      metafile: true,
    });
    await finish(metafile);
    paths.set(chunk, relative('dist', await addHash(metafile)));
    metafiles.push(metafile);
  }
  const { metafile } = await build({
    ...withUnclobbered(graph.documentProperties, options),
    plugins: [dynamicImports(graph, paths), inEntry(graph), ...shared],
    entryPoints: { auftritt: entry },
    outdir: 'dist',
    format: 'iife',
    metafile: true,
  });
  const { imports = [], exports = [] } = metafile.outputs['dist/auftritt.js'] ?? {};
  if (imports.length > 0 || exports.length > 0) {
    throw new Error('the entry must have neither imports nor exports, to run as a plain script');
  }
  await finish(metafile);
  metafiles.push(metafile);
  refuseCopies(metafiles, graph);
  return { graph, paths, files: filesOf(graph, paths), metafiles, number };
}
