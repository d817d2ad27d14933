// One entry that runs as a module and as a plain script: it can have no static import. Its chunks are modules that
// import each other. esbuild's own splitting would make a file of each set of modules that some of them share.
import { readFile } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import { brought, core, entry, loading, nameOf, readGraph } from './graph.mjs';
import { interfaceNumber } from './interface.mjs';
import { buildNumber } from './number.mjs';
import { offered, sharedModules, takenFromEntry } from './shared.mjs';
import { unclobberedInChunks, unclobberedModule, withUnclobbered } from './unclobbered.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('./graph.mjs').Chunk} Chunk */
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

/** What modules export → the names by which their chunks do: short ones, since every file of a build knows them. */
const aliases = new Map();

/** The name by which a chunk exports what one of its modules exports. @param {string} path @param {string} name */
function aliasOf(path, name) {
  const key = `${path} ${name}`;
  const alias = aliases.get(key) ?? `_${aliases.size.toString(36)}`;
  aliases.set(key, alias);
  return alias;
}

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
        const chunk = graph.chunks.find(({ modules }) => modules.has(target));
        if (!chunk) throw new Error(`${path}: no chunk for ${specifier}`);
        const isOne = chunk.members.length === 1 || target === core;
        return `loadChunk('${chunk.name}'${isOne ? '' : `, '${exportOf(target)}'`})`;
      });
      if (contents === source) return undefined;
      return {
        contents: `import { loadChunk } from 'build:load';${contents}`,
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
});

/** The entry's side: it has the function that loads chunks. @type {Plugin} */
const inEntry = {
  name: 'in the entry',
  setup(setup) {
    setup.onResolve({ filter: /^build:load$/ }, () => ({ path: resolve('src/load-chunk.ts') }));
  },
};

/** What a chunk imports of other modules by the names of exports, in a text that esbuild has bundled. @param {string} code */
const importedIn = (code) =>
  [...code.matchAll(/\bimport\s*\{([^}]*)\}\s*from\s*"\.\/[^"]+";/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

/**
 * A chunk's side: what is in another chunk is imported from its file.
 *
 * @param {Graph} graph
 * @param {ReadonlyMap<string, readonly string[]>} exported the exports of modules
 * @param {ReadonlySet<string>} taken the exports that others import, by their names in the chunk
 * @param {boolean} isCore whether it is the core, which has what all others take
 * @returns {Plugin}
 */
const inChunks = (graph, exported, taken, isCore) => ({
  name: 'in chunks',
  setup(setup) {
    const { chunks, loaded } = graph;
    setup.onResolve({ filter: /^build:(load|unclobbered)$/ }, ({ path }) => {
      const target = path === 'build:load' ? loading : unclobberedModule;
      return isCore ? { path: resolve(target) } : { path: target, namespace: 'elsewhere' };
    });
    setup.onResolve({ filter: /^build:chunk:/ }, ({ path }) => ({
      path: path.replace('build:chunk:', ''),
      namespace: 'chunk',
    }));
    setup.onLoad({ filter: /./, namespace: 'chunk' }, ({ path }) => {
      const { members = [], modules = new Set() } = chunks.find(({ name }) => name === path) ?? {};
      const offered = [...modules].flatMap((module) =>
        (exported.get(module) ?? [])
          .filter((name) => taken.has(aliasOf(module, name)))
          .map((name) => `export { ${name} as ${aliasOf(module, name)} } from './${module}';`),
      );
      const called = members
        .filter((member) => loaded.has(member))
        .map((member, _, { length }) =>
          length > 1
            ? `export * as ${exportOf(member)} from './${member}';`
            : `export * from './${member}';${exported.get(member)?.includes('default') ? `export { default } from './${member}';` : ''}`,
        );
      const start = modules.has(core) ? [`export { createCore } from './${core}';`] : [];
      const styles = [...modules]
        .filter((module) => module.endsWith('.css'))
        .map((module) => `import './${module}';`);
      return { contents: [...styles, ...start, ...called, ...offered].join('\n'), resolveDir: '.' };
    });
    setup.onResolve({ filter: /^\./ }, ({ path, importer, kind, namespace }) => {
      if (namespace !== 'file' || kind !== 'import-statement') return undefined;
      const target = targetOf(graph, importer, path, kind) ?? '';
      const other = chunks.find(({ modules }) => modules.has(target));
      if (!other || other.modules.has(fromRoot(importer))) return undefined;
      return { path: target, namespace: 'elsewhere' };
    });
    setup.onResolve({ filter: /^\.\//, namespace: 'elsewhere' }, ({ path }) => ({
      path,
      external: true,
      sideEffects: false,
    }));
    setup.onLoad({ filter: /./, namespace: 'elsewhere' }, ({ path }) => {
      const chunk = chunks.find(({ modules }) => modules.has(path));
      const names = exported.get(path) ?? [];
      // Styles come with their file.
      const from = `./${chunk?.path.replace('chunks/', '')}`;
      return {
        contents: `export { ${names.map((name) => `${aliasOf(path, name)} as ${name}`).join(', ')} } from '${from}';`,
      };
    });
  },
});

/**
 * The exports of modules, as their code has them: types are none.
 *
 * @param {readonly string[]} paths
 * @returns {Promise<Map<string, readonly string[]>>} by their paths
 */
async function exportsOf(paths) {
  const { metafile } = await build({
    entryPoints: [...paths],
    outdir: 'dist',
    format: 'esm',
    write: false,
    metafile: true,
    outbase: '.',
  });
  const outputs = Object.values(metafile.outputs);
  return new Map(outputs.map(({ entryPoint = '', exports }) => [entryPoint, exports]));
}

/**
 * Builds the entry, its chunks, and `recovery.js`, which knows the present names of all chunks. The entry has no
 * static import or export and keeps its variables to itself, so that it runs as a module and as a plain script.
 *
 * @param {import('esbuild').BuildOptions} options
 * @param {(graph: Graph) => Plugin[]} plugins beside those of the options
 * @returns {Promise<Split>}
 */
export async function buildSplit(options, plugins) {
  const [graph, number] = await Promise.all([readGraph(options), buildNumber()]);
  const { chunks, documentProperties } = graph;
  for (const chunk of chunks) chunk.path = `chunks/${chunk.name}-${number}.js`;
  const shared = [dynamicImports(graph), ...(options.plugins ?? []), ...plugins(graph)];
  const ours = chunks
    .flatMap(({ modules }) => [...modules])
    .filter((path) => /^src\/.*\.tsx?$/.test(path));
  const exported = await exportsOf([...new Set([...ours, ...graph.loaded])]);
  // The names are settled here: which chunk asks for one first depends on the machine. What no chunk takes has none.
  const shares = [...new Set(chunks.flatMap(({ imports }) => imports))];
  for (const path of shares.flatMap(({ modules }) => [...modules]).sort()) {
    for (const name of exported.get(path) ?? []) aliasOf(path, name);
  }
  /** @type {Set<string>} */
  const taken = new Set();
  const metafiles = [];
  // Those that import come first: what they take is all that the others offer.
  for (let left = chunks; left.length > 0; ) {
    const imported = new Set(left.flatMap(({ imports }) => imports));
    const now = left.filter((chunk) => !imported.has(chunk));
    if (now.length === 0) throw new Error('chunks import each other in a circle');
    // All others import the core, so it comes last, and alone.
    const isCore = now.some(({ modules }) => modules.has(core));
    const { metafile } = await build({
      ...withUnclobbered(documentProperties, options, unclobberedInChunks),
      plugins: [inChunks(graph, exported, taken, isCore), takenFromEntry(exported), ...shared],
      entryPoints: now.map(({ name }) => ({ in: `build:chunk:${name}`, out: `${name}-${number}` })),
      outdir: 'dist/chunks',
      format: 'esm',
      metafile: true,
    });
    for (const { path } of now) {
      for (const name of importedIn(await readFile(`dist/${path}`, 'utf8'))) taken.add(name);
    }
    metafiles.push(metafile);
    left = left.filter((chunk) => !now.includes(chunk));
  }
  const interfaceOf = await interfaceNumber([core, ...sharedModules]);
  const imports = chunks.flatMap((chunk) => {
    const isCalled = chunk.members.some((member) => graph.loaded.has(member));
    const others = brought(chunk).filter(({ modules }) => !modules.has(core));
    // In one order, which compresses well.
    const names = [...new Set(others.map(({ name }) => name))].sort();
    return isCalled && names.length > 0 ? [[chunk.name, names]] : [];
  });
  const { define } = withUnclobbered(documentProperties, options);
  const { metafile } = await build({
    ...withUnclobbered(documentProperties, options),
    define: {
      ...define,
      BUILD: JSON.stringify(number),
      INTERFACE: JSON.stringify(interfaceOf),
      IMPORTS: JSON.stringify(Object.fromEntries(imports)),
    },
    plugins: [inEntry, offered(exported), ...shared],
    entryPoints: { auftritt: entry },
    outdir: 'dist',
    format: 'iife',
    metafile: true,
  });
  const present = JSON.stringify(chunks.map(({ path }) => `./${path}`));
  const recovery = await build({
    ...options,
    define: { INTERFACE: JSON.stringify(interfaceOf), FILES: present },
    entryPoints: ['src/recovery.ts'],
    outdir: 'dist',
    format: 'esm',
    metafile: true,
  });
  return { graph, metafiles: [...metafiles, metafile, recovery.metafile] };
}
