import { readFile } from 'node:fs/promises';
import { evaluate } from './evaluate.mjs';

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
