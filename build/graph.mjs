// Which file each module of the script is in. Behaviours that share code of ours share a file. What files share of
// the page is the entry's where three or more use it, and a file of its own where two do. With copies a text page
// would have 1 kB less (Brotli), and the home page 1.8 kB and two requests.
import { basename } from 'node:path';
import { build } from 'esbuild';
import { definitionFiles } from './definitions.mjs';
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
 * @property {ReadonlyMap<string, readonly string[]>} provided module of the entry that chunks import → its exports
 * @property {ReadonlyMap<string, readonly Chunk[]>} ofBehaviours name → the chunks that its definition loads
 * @property {readonly string[]} documentProperties what some module asks of `document`
 */

export const entry = 'src/auftritt.ts';

/** The module with the function that loads chunks, which the build adds to the entry. */
export const loading = 'src/load-chunk.ts';

/** What sections share about the page, its markup and its services. */
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

/** @typedef {{ members: readonly string[], modules: ReadonlySet<string> }} Group */

/**
 * Joins the groups that have a module in common which is not of the page.
 *
 * @param {readonly Group[]} groups
 */
function joined(groups) {
  /** @type {readonly Group[]} */
  let result = [];
  for (const group of groups) {
    const touches = (/** @type {Group} */ { modules }) =>
      [...modules].some((path) => !isOfPage(path) && group.modules.has(path));
    const all = [...result.filter(touches), group];
    const one = {
      members: all.flatMap(({ members }) => members),
      modules: new Set(all.flatMap(({ modules }) => [...modules])),
    };
    result = [...result.filter((each) => !touches(each)), one];
  }
  return result;
}

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
  });
  const outputs = Object.values(metafile.outputs);
  return new Map(outputs.map(({ entryPoint = '', exports }) => [entryPoint, exports]));
}

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
  const entryModules = closure(inputs, entry);
  const definitions = await definitionFiles();
  // A chunk is named after the behaviour that starts first.
  const inOrder = definitions.flatMap((path) => [...closure(inputs, path)]);
  const loaded = new Set(
    [...inOrder, ...Object.keys(inputs)].flatMap((path) => importsOf(inputs, path, true)),
  );

  /** @type {readonly Group[]} */
  let groups = [];
  /** Module → the groups that use it. @type {Map<string, Group[]>} */
  let users = new Map();
  /** @type {readonly string[]} */
  let often = [];
  do {
    for (const path of often) for (const each of closure(inputs, path)) entryModules.add(each);
    const isElsewhere = (/** @type {string} */ path) => entryModules.has(path) || loaded.has(path);
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
    often = [...users.keys()].filter((path) => (users.get(path)?.length ?? 0) > 2);
  } while (often.length > 0);

  /** The modules of each file, by those who use it. @type {Map<string, string[]>} */
  const files = new Map();
  for (const [path, own] of users) {
    const key = own.flatMap(({ members }) => members).join();
    files.set(key, [...(files.get(key) ?? []), path]);
  }
  /** @type {(Chunk & { imports: Chunk[], loads: Chunk[] })[]} */
  const chunks = [...files.values()].map((modules) => {
    const members = modules.filter((path) => loaded.has(path));
    return {
      name: nameOf(members[0] ?? modules[0] ?? ''),
      members: members.length > 0 ? members : modules,
      modules: new Set(modules),
      imports: [],
      loads: [],
      path: '',
    };
  });
  const chunkOf = (/** @type {string} */ path) => chunks.find(({ modules }) => modules.has(path));
  const fromEntry = new Set([loading, unclobberedModule]);
  for (const chunk of chunks) {
    for (const path of chunk.modules) {
      for (const dynamic of [false, true]) {
        for (const target of importsOf(inputs, path, dynamic)) {
          const list = dynamic ? chunk.loads : chunk.imports;
          const other = chunkOf(target);
          if (!other) fromEntry.add(target);
          else if (other !== chunk && !list.includes(other)) list.push(other);
        }
      }
    }
  }

  const ofBehaviours = new Map();
  for (const definition of definitions) {
    const own = [...closure(inputs, definition)]
      .flatMap((path) => importsOf(inputs, path, true))
      .flatMap((target) => chunkOf(target) ?? []);
    ofBehaviours.set(definition, [...new Set(own.flatMap((chunk) => [chunk, ...chunk.imports]))]);
  }
  return {
    inputs,
    chunks,
    loaded,
    provided: await exportsOf([...fromEntry]),
    ofBehaviours,
    documentProperties: documentProperties(outputFiles.map(({ text }) => text)),
  };
}
