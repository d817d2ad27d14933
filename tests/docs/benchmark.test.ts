import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readResults } from '../bench/results.mjs';
import { pages, withTables } from '../bench/tables.mjs';

const read = (path: string): string => readFileSync(path, 'utf8');

it.each(pages)('the tables of %s are those of what was measured', async (page) => {
  const text = read(page);
  expect(text).toContain('<!-- benchmark: ');
  expect(withTables(page, text, await readResults())).toBe(text);
});
