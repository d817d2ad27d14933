// Writes the tables of docs/interface.md from the source's own: npm run tables
import { readFile, writeFile } from 'node:fs/promises';
import { evaluate } from '../build/evaluate.mjs';

const page = 'docs/interface.md';

const { withTables } = await evaluate('src/documentation/tables.ts');
if (typeof withTables !== 'function') throw new Error('the source has no tables');
await writeFile(page, withTables(await readFile(page, 'utf8')));
