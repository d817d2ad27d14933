import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('../src/documentation/merged.js').DefinitionModule} DefinitionModule */

/** The folders of all behaviours, from `src`, in the order in which they start. */
const startOrder = 'src/start-order.json';

/** @returns {Promise<readonly string[]>} */
async function behaviourFolders() {
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
 * The text of src/definitions.ts, which `npm run tables` writes: the definitions as one list, whose
 * type has every name and hook.
 */
export async function definitionsModule() {
  const folders = await behaviourFolders();
  const nameOf = (/** @type {string} */ folder) =>
    basename(folder).replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [
    `// Written by "npm run tables" from ${startOrder}.`,
    ...[...folders]
      .sort()
      .map((folder) => `import ${nameOf(folder)} from './${folder}/definition.js';`),
    '',
    '/** All behaviours, in the order in which they start. */',
    'export const definitions = [',
    ...folders.map((folder) => `  ${nameOf(folder)},`),
    '] as const;',
    '',
  ].join('\n');
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
