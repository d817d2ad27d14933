import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { build } from 'esbuild';
import { definitionFiles } from './definitions.mjs';
import { isStateless } from './stateless.mjs';
import { documentProperties, unclobberedModule } from './unclobbered.mjs';

/** @typedef {import('esbuild').Metafile['inputs']} Inputs */

/**
 * A file that is loaded later: modules that are imported dynamically, with what they alone use.
 *
 * @typedef {object} Chunk
 * @property {string} name that of its first member
 * @property {readonly string[]} members the modules that are imported dynamically
 * @property {ReadonlySet<string>} modules all modules that are in it
 * @property {readonly Chunk[]} imports the chunks that it imports statically
 * @property {readonly Chunk[]} loads the chunks that it loads when it needs them
 */

/**
 * How the modules of the script are distributed over files.
 *
 * @typedef {object} Graph
 * @property {Inputs} inputs
 * @property {readonly Chunk[]} chunks each after those that it imports or loads
 * @property {ReadonlyMap<string, readonly string[]>} provided module of the entry that chunks import → its exports
 * @property {ReadonlyMap<string, readonly Chunk[]>} ofBehaviours name → the chunks that its definition loads
 * @property {ReadonlySet<string>} copied the modules that each chunk which uses them has a copy of
 * @property {readonly string[]} documentProperties what some module asks of `document`
 */

export const entry = 'src/auftritt.ts';

/** The module with the function that loads chunks, which the build adds to the entry. */
export const loading = 'src/load-chunk.ts';

/**
 * What sections share about the page, its markup and its services is small: where two chunks use it, the entry has it, or each of
 * them has a copy where it has no state.
 */
const isOfPage = (/** @type {string} */ path) =>
  /^src\/((page|lifecycle)\/|(sections\/markup-words|services\/[\w-]+)\.ts$)/.test(path);

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
  return found;
}

/**
 * The sets that are connected by a member, each with those of its group.
 *
 * @param {readonly string[]} targets @param {ReadonlyMap<string, ReadonlySet<string>>} modules
 * @returns {string[][]}
 */
function groupsOf(targets, modules) {
  /** @type {string[][]} */
  let groups = [];
  for (const target of targets) {
    const own = [...(modules.get(target) ?? [])].filter((path) => !isOfPage(path));
    const touches = (/** @type {string[]} */ group) =>
      group.some((other) => own.some((path) => modules.get(other)?.has(path)));
    const joined = groups.filter(touches).flat();
    groups = [...groups.filter((group) => !touches(group)), [...joined, target]];
  }
  return groups;
}

/**
 * The exports of modules that chunks take from the entry, as their code has them: types are none.
 *
 * @param {readonly string[]} paths
 * @returns {Promise<Map<string, readonly string[]>>} by their paths, in the order of these
 */
async function exportsOf(paths) {
  const { metafile } = await build({
    entryPoints: [...paths],
    outdir: 'dist',
    format: 'esm',
    write: false,
    metafile: true,
  });
  for (const path of paths) {
    if (/^export (let|var)\b/m.test(await readFile(path, 'utf8'))) {
      throw new Error(`${path} exports a variable that may change; a copy of it would not`);
    }
  }
  const outputs = Object.values(metafile.outputs);
  const exported = new Map(outputs.map(({ entryPoint, exports }) => [entryPoint, exports]));
  return new Map(paths.map((path) => [path, exported.get(path) ?? []]));
}

/**
 * Distributes the script's modules over files: the entry; what several behaviours share of ours, with
 * them in one chunk; and what is imported dynamically for itself, in one of its own.
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
  const entryModules = closure(inputs, entry);

  /** @type {Set<string>} */
  const targets = new Set();
  for (const definition of await definitionFiles()) {
    if (!entryModules.has(definition)) {
      throw new Error(`src/behaviours.ts lacks ${definition}: run "npm run tables"`);
    }
    for (const path of closure(inputs, definition)) {
      for (const target of importsOf(inputs, path, true)) targets.add(target);
    }
  }
  for (const path of Object.keys(inputs)) {
    for (const target of importsOf(inputs, path, true)) targets.add(target);
  }
  for (const target of targets) {
    if (entryModules.has(target)) throw new Error(`${target} is in the entry, and loaded too`);
  }

  /** @type {Set<string>} */
  const stateless = new Set();
  for (const path of Object.keys(inputs)) {
    if (isOfPage(path) && !targets.has(path) && (await isStateless(path))) stateless.add(path);
  }
  /** What chunks may have a copy of, since the entry does not have it. @param {string} path */
  const isCopied = (path) => stateless.has(path) && !entryModules.has(path);

  /** @type {Map<string, Set<string>>} */
  let modules = new Map();
  /** @type {string[][]} */
  let groups = [];
  /** @type {string[]} */
  let shared = [];
  do {
    for (const path of shared) for (const each of closure(inputs, path)) entryModules.add(each);
    const isElsewhere = (/** @type {string} */ path) => entryModules.has(path) || targets.has(path);
    modules = new Map([...targets].map((target) => [target, closure(inputs, target, isElsewhere)]));
    groups = groupsOf([...targets], modules);
    const inGroups = groups.map(
      (group) => new Set(group.flatMap((target) => [...(modules.get(target) ?? [])])),
    );
    shared = [...new Set(inGroups.flatMap((group) => [...group]))].filter(
      (path) =>
        isOfPage(path) && !isCopied(path) && inGroups.filter((group) => group.has(path)).length > 1,
    );
  } while (shared.length > 0);

  /** @type {(Chunk & { imports: Chunk[], loads: Chunk[] })[]} */
  const unordered = groups.map((members) => ({
    name: nameOf(members[0] ?? ''),
    members,
    modules: new Set(members.flatMap((target) => [...(modules.get(target) ?? [])])),
    imports: [],
    loads: [],
  }));
  /** @param {string} path */
  const chunkOf = (path) => unordered.find(({ members }) => members.includes(path));
  for (const chunk of unordered) {
    for (const path of chunk.modules) {
      for (const dynamic of [false, true]) {
        for (const target of importsOf(inputs, path, dynamic)) {
          const other = chunkOf(target);
          const list = dynamic ? chunk.loads : chunk.imports;
          if (!other || other === chunk || list.includes(other)) continue;
          if (!dynamic && other.members.length > 1) {
            throw new Error(`${path} imports ${target}, which shares a chunk with others`);
          }
          list.push(other);
        }
      }
    }
  }

  /** @type {Chunk[]} */
  const chunks = [];
  const place = (/** @type {Chunk} */ chunk, /** @type {readonly Chunk[]} */ path = []) => {
    if (path.includes(chunk)) throw new Error(`${chunk.name} needs itself`);
    for (const other of [...chunk.imports, ...chunk.loads]) place(other, [...path, chunk]);
    if (!chunks.includes(chunk)) chunks.push(chunk);
  };
  for (const chunk of unordered) place(chunk);

  const ofBehaviours = new Map();
  for (const definition of await definitionFiles()) {
    const own = [...closure(inputs, definition)]
      .flatMap((path) => importsOf(inputs, path, true))
      .flatMap((target) => chunkOf(target) ?? []);
    ofBehaviours.set(definition, [...new Set(own.flatMap((chunk) => [chunk, ...chunk.imports]))]);
  }
  /** What a chunk imports of modules that are not in it. @param {Chunk} chunk */
  const fromElsewhere = ({ modules }) =>
    [...modules]
      .flatMap((path) => importsOf(inputs, path, false))
      .filter((path) => !modules.has(path));
  const elsewhere = new Set(chunks.flatMap(fromElsewhere));
  const fromEntry = [...elsewhere].filter((path) => entryModules.has(path));
  return {
    inputs,
    chunks,
    provided: await exportsOf([...new Set([loading, unclobberedModule, ...fromEntry])]),
    ofBehaviours,
    copied: new Set([...stateless].filter(isCopied)),
    documentProperties: documentProperties(outputFiles.map(({ text }) => text)),
  };
}
