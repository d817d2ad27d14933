import { readFile } from 'node:fs/promises';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('../src/command/documentation/merged.js').DefinitionModule} DefinitionModule */

/** The folders of all behaviours, from `src`, in the order in which they start. */
const startOrder = 'src/start-order.json';

/** @returns {Promise<readonly string[]>} */
export async function behaviourFolders() {
  return JSON.parse(await readFile(startOrder, 'utf8'));
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
 * The definitions of the behaviours, each with the chunks that a page with it may load, and those that it loads whose
 * tag has the default: of the libraries that an attribute chooses from, the first.
 *
 * @param {Graph | undefined} graph none for the self-contained bundle, which has no chunks
 */
export async function behavioursOf(graph) {
  const [sources, modules] = await Promise.all([definitionFiles(), readDefinitions()]);
  return modules.map(({ default: definition, documentation }, index) => {
    const source = sources[index] ?? '';
    const chunks = graph?.ofBehaviours.get(source) ?? [];
    const libraries = Object.values(documentation.choice?.values ?? {}).map(({ file }) => file);
    const missing = libraries.find((file) => !chunks.some(({ name }) => name === file));
    if (graph && missing) throw new Error(`${definition.name} loads no file ${missing}`);
    const others = [...libraries.slice(1), ...(documentation.withJquery ?? [])];
    const byDefault = chunks.filter(({ name }) => !others.includes(name));
    return { definition, documentation, chunks, byDefault };
  });
}
