import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../support/backend-sources.js';
import { longFactor } from '../support/extent.js';
import { pages } from '../support/pages.js';

const text = readFileSync('docs/project/tests.md', 'utf8');

/** The table's rows: promise, short run, what the long run adds. */
const rows = [...text.matchAll(/^\| (?!-)(.*) \|$/gm)]
  .slice(1)
  .map(([, row = '']) => row.split(' | ').map((cell) => cell.trim()));

const named = rows.flatMap((row) =>
  [...row.join(' ').matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path),
);

// Snapshots are in folders that are named like the files.
const files = ['.spec.ts', '.test.ts', '.wordpress.ts']
  .flatMap((ending) => filesIn('tests', ending))
  .filter((path) => statSync(path).isFile());

describe('the table of tests', () => {
  it('names every file with tests, by itself or by its folder', () => {
    expect(files.length).toBeGreaterThan(50);
    const isNamed = (file: string): boolean =>
      named.some((path) => (path.endsWith('/') ? file.startsWith(path) : path === file));
    expect(files.filter((file) => !isNamed(file))).toEqual([]);
  });

  it('names what there is, and folders that hold tests', () => {
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
    const folders = named.filter((path) => path.endsWith('/'));
    expect(folders.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
  });

  it('counts as the tests do', () => {
    const counted = rows.flatMap(([, short = '', long = '']) => [
      ...[...short.matchAll(/(\d+) pages/g)].map(([, count]) => ['short', Number(count)]),
      ...[...long.matchAll(/(\d+) pages/g)].map(([, count]) => ['long', Number(count)]),
      ...[...long.matchAll(/(\d+) times/g)].map(([, count]) => ['times', Number(count)]),
    ]);
    const right = { short: pages.short.length, long: pages.all.length, times: longFactor };
    expect(new Set(counted.map(String))).toEqual(new Set(Object.entries(right).map(String)));
  });
});
