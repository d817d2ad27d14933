import { readFile } from 'node:fs/promises';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('../src/command/documentation/reference.js').DefinitionModule} DefinitionModule */

/**
 * The folders of all behaviours, from `src`, in the order in which they start.
 *
 * @returns {Promise<readonly string[]>}
 */
export async function behaviourFolders() {
  return JSON.parse(await readFile('src/start-order.json', 'utf8'));
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
  const folders = await behaviourFolders();
  const { withReferences, ...modules } = await evaluate(
    [
      "export { withReferences } from './src/command/documentation/reference.ts';",
      ...folders.map((folder, at) => `export * as d${at} from './src/${folder}/definition.ts';`),
    ].join('\n'),
  );
  const chapters = folders.map((folder) => readFile(`src/${folder}/usage.md`, 'utf8'));
  return withReferences(
    folders.map((_, at) => modules[`d${at}`]),
    await Promise.all(chapters),
  );
}

/**
 * The definitions of the behaviours, each with the chunks that a page with it loads, and those of them that it loads
 * without asking for another library.
 *
 * @param {Graph | undefined} graph none for the self-contained bundle, which has no chunks
 */
export async function behavioursOf(graph) {
  const [sources, modules] = await Promise.all([definitionFiles(), readDefinitions()]);
  return modules.map(({ default: definition, libraries = [] }, index) => {
    const chunks = graph?.ofBehaviours.get(sources[index] ?? '') ?? [];
    const onRequest = libraries.flatMap((library) => library.onRequest ?? []);
    const missing = onRequest.find((file) => !chunks.some(({ name }) => name === file));
    if (graph && missing) throw new Error(`${definition.name} loads no file ${missing}`);
    const byDefault = chunks.filter(({ name }) => !onRequest.includes(name));
    return { definition, libraries, chunks, byDefault };
  });
}
