// Writes the list of the behaviours, and the tables and the picture of the documentation, from what
// the source has: npm run tables
import { readFile, writeFile } from 'node:fs/promises';
import { definitionsModule, readDefinitions } from '../build/definitions.mjs';
import { evaluate } from '../build/evaluate.mjs';
import { withArchitecture } from './architecture.mjs';

await writeFile('src/definitions.ts', await definitionsModule());

const { withTables, pages } = await evaluate("export * from './src/documentation/tables.ts'");
if (typeof withTables !== 'function' || !pages) throw new Error('the source has no tables');
const definitions = await readDefinitions();
for (const [page, names] of Object.entries(pages)) {
  await writeFile(page, withTables(await readFile(page, 'utf8'), names, definitions));
}

const contributing = 'CONTRIBUTING.md';
await writeFile(contributing, await withArchitecture(await readFile(contributing, 'utf8')));
