import { readFile } from 'node:fs/promises';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('../src/documentation/merged.js').DefinitionModule} DefinitionModule */

const list = 'src/behaviours.ts';

/**
 * The files of the definitions, in the order of src/behaviours.ts.
 *
 * @returns {Promise<readonly string[]>}
 */
export async function definitionFiles() {
  const source = await readFile(list, 'utf8');
  const imported = new Map(
    [...source.matchAll(/^import (\w+) from '\.\/(.+\/definition)\.js';$/gm)].map(
      ([, name = '', path = '']) => [name, `src/${path}.ts`],
    ),
  );
  const names = /const definitions = \[([^\]]*)\]/.exec(source)?.[1]?.match(/\w+/g) ?? [];
  return names.map((name) => {
    const path = imported.get(name);
    if (!path) throw new Error(`${list} imports no definition as ${name}`);
    return path;
  });
}

/**
 * The definitions with what documents them, in the order of src/behaviours.ts.
 *
 * @returns {Promise<readonly DefinitionModule[]>}
 */
export async function readDefinitions() {
  const files = await definitionFiles();
  const code = files.map((path, index) => `export * as d${index} from './${path}';`).join('\n');
  const modules = await evaluate(code);
  return files.map((_, index) => /** @type {DefinitionModule} */ (modules[`d${index}`]));
}
