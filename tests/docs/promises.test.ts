import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pages, proofsIn } from '../../docs/promise-tests.mjs';

const read = (path: string): string => readFileSync(path, 'utf8');

describe.each([...pages, 'docs/de/promises.md'])('%s', (path) => {
  const page = read(path);
  const proofs = proofsIn(page);

  it('names a test that exists for every line of its tables', () => {
    const rows = page.match(/^\|.*\|$/gm) ?? [];
    const heads = page.match(/^\| --- .*\|$/gm) ?? [];
    expect(new Set(proofs.map(({ promise }) => promise)).size).toBe(rows.length - 2 * heads.length);
    expect(proofs.filter(({ titles }) => titles.length === 0)).toEqual([]);
  });

  it('promises no size that its test does not have', () => {
    const wrong = proofs.flatMap(({ promise, file }) =>
      [...promise.matchAll(/([\d.]+) kB/g)].filter(
        ([, size = '']) =>
          !new RegExp(`(?<![\\d.])${size.replace('.', '\\.')}(?![\\d.])`).test(read(file)),
      ),
    );
    expect(wrong).toEqual([]);
  });
});

it.each([
  ['another title', '| All works. | `tests/docs/promises.test.ts` <!-- all fails --> |'],
  ['a file that is not there', '| All works. | `tests/docs/none.test.ts` |'],
])('a promise has no proof by %s', (_, row) => {
  expect(proofsIn(row)).toMatchObject([{ promise: 'All works.', titles: [] }]);
});
