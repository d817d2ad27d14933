import { readFile } from 'node:fs/promises';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('./graph.mjs').Chunk} Chunk */
/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('../src/command/documentation/merged.js').DefinitionModule} DefinitionModule */

/** The folders of all behaviours, from `src`, in the order in which they start. */
const startOrder = 'src/start-order.json';

/** @returns {Promise<readonly string[]>} */
export async function behaviourFolders() {
  const folders = JSON.parse(await readFile(startOrder, 'utf8'));
  if (!Array.isArray(folders) || !folders.every((folder) => typeof folder === 'string')) {
    throw new Error(`${startOrder} must be a list of folders`);
  }
  return folders;
}

/**
 * The files of the definitions, in the order in which the behaviours start.
 *
 * @returns {Promise<readonly string[]>}
 */
export async function definitionFiles() {
  return (await behaviourFolders()).map((folder) => `src/${folder}/definition.ts`);
}

/**
 * The definitions with what documents them, in the order in which the behaviours start.
 *
 * @returns {Promise<readonly DefinitionModule[]>}
 */
export async function readDefinitions() {
  const files = await definitionFiles();
  const code = files.map((path, index) => `export * as d${index} from './${path}';`).join('\n');
  const modules = await evaluate(code);
  return files.map((_, index) => /** @type {DefinitionModule} */ (modules[`d${index}`]));
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
