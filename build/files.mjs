// The table of the files of the script. All that the build says of them comes from here: manifest.json,
// which publishes it; recovery.js; what is fetched ahead; and what auftritt.report() knows.
import { definitionFiles, readDefinitions } from './definitions.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */
/** @typedef {import('./graph.mjs').Graph} Graph */

/**
 * A file of the script.
 *
 * @typedef {object} File
 * @property {string} path from `dist`
 * @property {string} name without folder and hash
 * @property {readonly string[]} imports the paths of the files that it may load
 */

/** The entry, from `dist`. */
export const entryPath = 'auftritt.js';

/**
 * The entry and the chunks.
 *
 * @param {Graph} graph @param {ReadonlyMap<Chunk, string>} paths
 * @returns {readonly File[]}
 */
export function filesOf({ chunks }, paths) {
  /** @param {readonly Chunk[]} needed */
  const pathsOf = (needed) => needed.flatMap((chunk) => paths.get(chunk) ?? []);
  const ofChunks = chunks.flatMap((chunk) =>
    pathsOf([chunk]).map((path) => ({
      path,
      name: chunk.name,
      imports: pathsOf([...chunk.imports, ...chunk.loads]),
    })),
  );
  return [{ path: entryPath, name: 'auftritt', imports: pathsOf(chunks) }, ...ofChunks];
}

/**
 * The definitions of the behaviours, each with the chunks that a page with it loads. Of the libraries that
 * an attribute of the tag chooses from, a page loads one: `chosen` has the value for the chunk of each.
 *
 * @param {Graph | undefined} graph none for the self-contained bundle, which has no chunks
 */
export async function behavioursOf(graph) {
  const [sources, modules] = await Promise.all([definitionFiles(), readDefinitions()]);
  return modules.map(({ default: definition, documentation }, index) => {
    const source = sources[index] ?? '';
    const chunks = graph?.ofBehaviours.get(source) ?? [];
    const values = Object.entries(documentation.choice?.values ?? {});
    /** @type {ReadonlyMap<Chunk, string>} */
    const chosen = new Map(
      values.map(([value, { file }]) => {
        const chunk = chunks.find(({ name }) => name === file);
        if (graph && !chunk) throw new Error(`${definition.name} loads no file ${file}`);
        return /** @type {const} */ ([/** @type {Chunk} */ (chunk), value]);
      }),
    );
    /** What a page loads whose tag has the default. */
    const byDefault = chunks.filter(
      (chunk) =>
        (chosen.get(chunk) ?? values[0]?.[0]) === values[0]?.[0] &&
        !documentation.withJquery?.includes(chunk.name),
    );
    return { definition, documentation, chunks, chosen, byDefault };
  });
}
