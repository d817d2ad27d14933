import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { evaluate } from './evaluate.mjs';

/** @typedef {import('../src/documentation/merged.js').DefinitionModule} DefinitionModule */
/** @typedef {DefinitionModule & { readonly styles?: import('../src/lifecycle/definition.js').Styles }} Module */

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
 * @returns {Promise<readonly Module[]>}
 */
export async function readDefinitions() {
  const files = await definitionFiles();
  const code = files.map((path, index) => `export * as d${index} from './${path}';`).join('\n');
  const modules = await evaluate(code);
  return files.map((_, index) => /** @type {Module} */ (modules[`d${index}`]));
}

/**
 * Owner of styles → the paths of its stylesheets, from the project's root.
 *
 * @returns {Promise<Record<string, readonly string[]>>}
 */
export async function stylesOfOwners() {
  const [files, definitions] = await Promise.all([definitionFiles(), readDefinitions()]);
  return Object.fromEntries(
    definitions.flatMap(({ styles = {} }, index) =>
      Object.entries(styles).map(([owner, paths]) => [
        owner,
        paths.map((path) => join(dirname(files[index] ?? ''), path)),
      ]),
    ),
  );
}
