import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile } from './compiler.mjs';
import { evaluate } from './evaluate.mjs';

/**
 * Writes the types of the public interface: src/public-interface.ts, with the names alone of what it
 * imports; and those of the stylesheet, since TypeScript refuses an import of a file without.
 *
 * @param {string} folder as build/types.json has it
 * @returns the paths of what was written
 */
export async function writeTypes(folder) {
  const source = join(folder, 'public-interface.ts');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { nameTypes } = await evaluate("export * from './src/documentation/name-types.ts'");
  if (typeof nameTypes !== 'function') throw new Error('the source has no types of names');
  await writeFile(join(folder, 'behaviours.d.ts'), nameTypes());
  await copyFile('src/public-interface.ts', source);
  await compile('--project', 'build/types.json');
  await rm(source);
  await writeFile(join(folder, 'auftritt.css.d.ts'), 'export {};\n');
  return ['auftritt.css.d.ts', 'behaviours.d.ts', 'public-interface.d.ts'].map((path) =>
    join(folder, path),
  );
}
