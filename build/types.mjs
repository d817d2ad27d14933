import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { readDefinitions } from './definitions.mjs';
import { evaluate } from './evaluate.mjs';

/**
 * Writes what compilers and editors know of the script: the types of the public interface, which has nothing else; those
 * of the stylesheet, since TypeScript refuses an import of a file without; and what editors complete in templates.
 *
 * @returns the paths of what was written
 */
export async function writeTypes() {
  const folder = 'dist/types';
  const sources = ['names', 'public-interface'];
  await mkdir(folder, { recursive: true });
  for (const name of sources) await copyFile(`src/${name}.ts`, `${folder}/${name}.d.ts`);
  await writeFile(`${folder}/auftritt.css.d.ts`, 'export {};\n');
  const { customData } = await evaluate(
    "export * from './src/command/documentation/custom-data.ts'",
  );
  const data = customData(await readDefinitions());
  await writeFile('dist/auftritt.html-data.json', `${JSON.stringify(data, null, 2)}\n`);
  const types = [...sources, 'auftritt.css'].map((name) => `${folder}/${name}.d.ts`);
  return [...types, 'dist/auftritt.html-data.json'];
}
