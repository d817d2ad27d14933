import { readFile } from 'node:fs/promises';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('./graph.mjs').Graph} Graph */
/** @typedef {import('../src/command/documentation/reference.js').DefinitionModule} DefinitionModule */

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
  const folders = await behaviourFolders();
  const { withReferences, ...modules } = await evaluate(
    [
      "export { withReferences } from './src/command/documentation/reference.ts';",
      ...folders.map((folder, at) => `export * as d${at} from './src/${folder}/definition.ts';`),
    ].join('\n'),
  );
  if (typeof withReferences !== 'function') throw new Error('the source reads no references');
  /** @param {string} folder @param {string} file */
  const read = (folder, file) => readFile(`src/${folder}/${file}`, 'utf8');
  const chapters = folders.map(async (folder) => ({
    en: await read(folder, 'usage.md'),
    de: await read(folder, 'usage.de.md'),
  }));
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
    for (const file of graph ? onRequest : []) {
      if (chunks.every(({ name }) => name !== file)) {
        throw new Error(`${definition.name} loads no file ${file}`);
      }
    }
    const byDefault = chunks.filter(({ name }) => !onRequest.includes(name));
    return { definition, libraries, chunks, byDefault };
  });
}
