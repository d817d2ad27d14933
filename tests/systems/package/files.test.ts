import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the documentation has a row for each file and folder of dist', () => {
  const [, table = ''] =
    /^## Files\n(.*?)^## /ms.exec(readFileSync('docs/interface.md', 'utf8')) ?? [];
  const named = [...table.matchAll(/^\| `([\w./-]+)`/gm)].map(([, name]) => name);
  const built = readdirSync('dist', { withFileTypes: true })
    .map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`)
    .filter((name) => !/\.(br|gz|map)$/.test(name));
  expect(named.sort()).toEqual(built.sort());
});
