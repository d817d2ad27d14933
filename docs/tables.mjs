// Writes the lists of the source, and the tables, the chapters and the picture of the documentation,
// from what the folders of the behaviours have: npm run tables
import { readFile, writeFile } from 'node:fs/promises';
import { readDefinitions } from '../build/definitions.mjs';
import { evaluate } from '../build/evaluate.mjs';
import { withArchitecture } from './architecture.mjs';
import { chapterPages, withChapters } from './chapters.mjs';
import { lists } from './lists.mjs';

for (const [path, text] of await lists()) await writeFile(path, text);

const { withTables, pages } = await evaluate(
  "export * from './src/command/documentation/tables.ts'",
);
if (typeof withTables !== 'function' || !pages) throw new Error('the source has no tables');
const definitions = await readDefinitions();
for (const [page, tables] of Object.entries(pages)) {
  await writeFile(page, withTables(await readFile(page, 'utf8'), tables, definitions));
}
for (const path of /** @type {(keyof typeof chapterPages)[]} */ (Object.keys(chapterPages))) {
  await writeFile(path, await withChapters(path, await readFile(path, 'utf8')));
}

const contributing = 'CONTRIBUTING.md';
await writeFile(contributing, withArchitecture(await readFile(contributing, 'utf8')));
