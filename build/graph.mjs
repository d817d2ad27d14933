// Which file each module of the script is in. The entry stands alone: what it offers to chunks is in shared.mjs, and else
// what both need is in both. What every section needs is one chunk, `core`, with all that many chunks share; what some share
// is a file of its own.
import { basename } from 'node:path';
import { build } from 'esbuild';
import { definitionFiles, readDefinitions } from './definitions.mjs';
import { sharedModules } from './shared.mjs';
import { documentProperties, unclobberedModule } from './unclobbered.mjs';

/** @typedef {import('esbuild').Metafile['inputs']} Inputs */

/**
 * A file that is loaded later.
 *
 * @typedef {object} Chunk
 * @property {string} name that of its first member
 * @property {readonly string[]} members the modules that others import from it
 * @property {ReadonlySet<string>} modules all modules that are in it
 * @property {readonly Chunk[]} imports the chunks that it imports statically
 * @property {readonly Chunk[]} loads the chunks that it loads when it needs them
 * @property {string} path its file, from `dist`; empty until it is built
 */

/**
 * How the modules of the script are distributed over files.
 *
 * @typedef {object} Graph
 * @property {Inputs} inputs
 * @property {readonly Chunk[]} chunks
 * @property {ReadonlySet<string>} loaded the modules that are imported dynamically
 * @property {ReadonlyMap<string, readonly Chunk[]>} ofBehaviours path of a definition → the chunks that its code loads
 * @property {readonly string[]} documentProperties what some module asks of `document`
 */

export const entry = 'src/auftritt.ts';

/** What every section needs. */
export const core = 'src/configuration/core.ts';

/** The module with the function that loads chunks from within chunks. */
export const loading = 'src/lifecycle/load.ts';

/** What is small, and copied into each file that uses it. */
const isCopied = (/** @type {string} */ path) =>
  /definition\.ts$|\/(configuration\/attributes|lifecycle\/behaviour|page\/(marks|nearest|options|autoplay|prerendering|arrow-keys|nonces|watch-sizes)|sections\/jquery|services\/google)\.ts$/.test(
    path,
  );

/** From so many users on, a module is the core's: a file of its own would cost each of them a request. */
const many = 10;

/** What a module is called in the names of files. @param {string} path from the project's root */
export const nameOf = (path) =>
  /\bnode_modules\/(?:@[^/]+\/)?([^/]+)\//.exec(path)?.[1] ?? basename(path).replace(/\.\w+$/, '');

/**
 * @param {Inputs} inputs @param {string} path @param {boolean} dynamic
 * @returns {string[]} the modules that a module imports so
 */
const importsOf = (inputs, path, dynamic) =>
  (inputs[path]?.imports ?? [])
    .filter((each) => !each.external && (each.kind === 'dynamic-import') === dynamic)
    .map((each) => each.path);

/**
 * The modules that `start` brings with it.
 *
 * @param {Inputs} inputs @param {string} start
 * @param {(path: string) => boolean} isElsewhere where to stop
 */
function closure(inputs, start, isElsewhere = () => false) {
  const found = new Set([start]);
  for (const path of found) {
    for (const next of importsOf(inputs, path, false)) if (!isElsewhere(next)) found.add(next);
  }
  for (const path of found) if (isCopied(path)) found.delete(path);
  return found;
}

/** @typedef {{ members: readonly string[], modules: ReadonlySet<string> }} Group */

/** The room of a section, whose parts share a file. @param {string} path */
const roomOf = (path) => /^src\/\w[\w-]*\/[\w-]+\//.exec(path)?.[0];

/**
 * Joins the groups of a room that have a module of that room in common.
 *
 * @param {readonly Group[]} groups
 */
function joined(groups) {
  /** @type {readonly Group[]} */
  let result = [];
  for (const group of groups) {
    const touches = (/** @type {Group} */ { members, modules }) =>
      [...modules].some((path) => {
        const room = roomOf(path);
        const isOf = (/** @type {string} */ member) =>
          room !== undefined && member.startsWith(room);
        return group.modules.has(path) && members.some(isOf) && group.members.some(isOf);
      });
    const all = [...result.filter(touches), group];
    const one = {
      members: all.flatMap(({ members }) => members),
      modules: new Set(all.flatMap(({ modules }) => [...modules])),
    };
    result = [...result.filter((each) => !touches(each)), one];
  }
  return result;
}

/** All chunks that one brings with it. @param {Chunk} chunk @returns {Chunk[]} */
export const brought = (chunk) => chunk.imports.flatMap((each) => [each, ...brought(each)]);

/**
 * Distributes the script's modules over files.
 *
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<Graph>}
 */
export async function readGraph(options) {
  const { metafile, outputFiles } = await build({
    ...options,
    entryPoints: [entry],
    outdir: 'dist',
    format: 'esm',
    splitting: true,
    minify: false,
    sourcemap: false,
    metafile: true,
    write: false,
  });
  const { inputs } = metafile;
  // In the order in which the behaviours start: a chunk is named after the first.
  const inOrder = [...closure(inputs, entry), ...Object.keys(inputs)];
  const loaded = new Set(inOrder.flatMap((path) => importsOf(inputs, path, true)));
  loaded.delete(core);
  const inCore = new Set([...closure(inputs, core), ...sharedModules, unclobberedModule, loading]);

  /** @type {readonly Group[]} */
  let groups = [];
  /** Module → the groups that use it. @type {Map<string, Group[]>} */
  let users = new Map();
  /** @type {readonly string[]} */
  let often = [];
  do {
    for (const path of often) for (const each of closure(inputs, path)) inCore.add(each);
    const isElsewhere = (/** @type {string} */ path) => inCore.has(path) || loaded.has(path);
    groups = joined(
      [...loaded].map((path) => ({
        members: [path],
        modules: closure(inputs, path, isElsewhere),
      })),
    );
    users = new Map();
    for (const group of groups) {
      for (const path of group.modules) users.set(path, [...(users.get(path) ?? []), group]);
    }
    often = [...users.keys()].filter((path) => (users.get(path)?.length ?? 0) >= many);
  } while (often.length > 0);

  const needs = (/** @type {Group} */ { modules }, /** @type {Group} */ other) =>
    [...modules].some((path) =>
      importsOf(inputs, path, false).some((each) => other.members.includes(each)),
    );
  /** The modules of each file, by those who use it. @type {Map<string, string[]>} */
  const files = new Map([['', [...inCore]]]);
  for (const [path, all] of users) {
    // What all others load anyway has what they share with it.
    const host = all.find((each) => all.every((other) => other === each || needs(other, each)));
    const key = (host ? [host] : all).flatMap(({ members }) => members).join();
    files.set(key, [...(files.get(key) ?? []), path]);
  }
  /** @type {(Chunk & { imports: Chunk[], loads: Chunk[] })[]} */
  const chunks = [...files.values()].map((modules) => {
    const members = modules.filter((path) => loaded.has(path));
    const isCore = modules.includes(core);
    return {
      name: nameOf(isCore ? core : (members[0] ?? modules[0] ?? '')),
      members: members.length > 0 && !isCore ? members : modules,
      modules: new Set(modules),
      imports: [],
      loads: [],
      path: '',
    };
  });
  const chunkOf = (/** @type {string} */ path) => chunks.find(({ modules }) => modules.has(path));
  for (const chunk of chunks) {
    for (const path of chunk.modules) {
      for (const dynamic of [false, true]) {
        for (const target of importsOf(inputs, path, dynamic)) {
          const list = dynamic ? chunk.loads : chunk.imports;
          const other = chunkOf(target);
          if (other && other !== chunk && !list.includes(other)) list.push(other);
        }
      }
    }
  }

  const [sources, definitions] = await Promise.all([definitionFiles(), readDefinitions()]);
  const ofBehaviours = new Map();
  for (const [index, source] of sources.entries()) {
    const code = new URL(definitions[index]?.default.code ?? '', `file:///${source}`).pathname;
    const path = code.slice(1).replace(/\.js$/, '.ts');
    const { also = [] } = definitions[index]?.default ?? {};
    const own = chunks.filter(({ modules, name }) => modules.has(path) || also.includes(name));
    ofBehaviours.set(source, [...new Set(own.flatMap((chunk) => [chunk, ...brought(chunk)]))]);
  }
  return {
    inputs,
    chunks,
    loaded,
    ofBehaviours,
    documentProperties: documentProperties(outputFiles.map(({ text }) => text)),
  };
}
