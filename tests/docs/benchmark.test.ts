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

it('the first page has one table of figures, with one in each cell', () => {
  const text = read('README.md');
  const shown = [...text.matchAll(/<!-- benchmark: .*? -->\n(.*?)<!-- \/benchmark -->/gs)];
  expect(shown.length).toBe(1);
  const [head, , ...rows] = (shown[0]?.[1] ?? '')
    .trim()
    .split('\n')
    .map((row) => row.split('|').slice(2, -1));
  expect(head?.map((cell) => cell.trim())).toEqual(['old stack', 'modern stack', 'Auftritt']);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.flat().filter((cell) => !/^ (\d+(\.\d)?|–) $/.test(cell))).toEqual([]);
});
