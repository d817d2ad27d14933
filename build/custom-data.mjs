import { writeFile } from 'node:fs/promises';
import { readDefinitions } from './definitions.mjs';
import { evaluate } from './evaluate.mjs';

/**
 * Writes what editors complete in templates.
 *
 * @param {string} path
 */
export async function writeCustomData(path) {
  const { customData } = await evaluate(
    "export * from './src/command/documentation/custom-data.ts'",
  );
  if (typeof customData !== 'function') throw new Error('the source has no custom data');
  await writeFile(path, `${JSON.stringify(customData(await readDefinitions()), null, 2)}\n`);
}
