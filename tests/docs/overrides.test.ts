import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const overrides = ['', 'docs-site/', 'tests/bench/'].flatMap((part) =>
  Object.keys(JSON.parse(readFileSync(`${part}package.json`, 'utf8')).overrides),
);

/** The rows of the table in docs/project/upkeep.md: names, reason, end. */
const rows = (
  /^### Overrides in `package\.json`\n(.*?)^#/ms.exec(
    readFileSync('docs/project/upkeep.md', 'utf8'),
  )?.[1] ?? ''
)
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.slice(2, -2).split(' | '));

it('docs/project/upkeep.md says of each override why it is there and when it can go, and of no other', () => {
  const named = rows.flatMap(([names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(overrides.sort());
  for (const [names, why = '', until = ''] of rows) {
    expect(why, names).toMatch(/\w+ \w+/);
    expect(until, names).toMatch(/\w+ \w+/);
  }
});
