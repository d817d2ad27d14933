import { describe, expect, it } from 'vitest';
import { driftOf, textOf } from './mutation.mjs';
import stryker from './stryker.config.mjs';
import { mutations } from './table.mjs';

describe('the table of mutations', () => {
  it('has its texts in the source, and its titles in the tests (docs/tests.md)', () => {
    expect(mutations.length).toBeGreaterThan(60);
    expect(mutations.flatMap((row) => driftOf(row, textOf) ?? [])).toEqual([]);
  });

  it('has no row twice', () => {
    const rows = mutations.map(({ file, search, replace }) => [file, search, replace].join('\n'));
    expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  });
});

describe('drift', () => {
  const row = {
    table: 'a.mjs',
    what: 'it is 2',
    file: 'a.ts',
    search: 'x = 1',
    replace: 'x = 2',
    test: 'a.test.ts',
    title: 'is 1',
  };
  const files = (source: string, tests: string) => (path: string) =>
    ({ 'src/a.ts': source, 'a.test.ts': tests })[path];

  it.each([
    ['', "it('is 1')", 'a.mjs: "it is 2": its text stands 0 times in src/a.ts'],
    ['x = 1; x = 1', "it('is 1')", 'a.mjs: "it is 2": its text stands 2 times in src/a.ts'],
    ['x = 1', "it('is one')", 'a.mjs: "it is 2": no title in a.test.ts has "is 1"'],
  ])('is told with row and file: %s %s', (source, tests, told) => {
    expect(driftOf(row, files(source, tests))).toContain(told);
  });

  it('is none where all is there', () => {
    expect(driftOf(row, files('x = 1', "it('is 1')"))).toBeUndefined();
    expect(driftOf(row, () => undefined)).toBe('a.mjs: "it is 2": there is no src/a.ts');
  });
});

it('Stryker is given files that there are', () => {
  const files = stryker.mutate?.flatMap((pattern = '') => {
    const [, before = pattern, names = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names.split(',').map((name) => `${before}${name}${after}`);
  });
  expect(files?.filter((file) => textOf(file) === undefined)).toEqual([]);
  expect(files?.length).toBeGreaterThan(20);
});
