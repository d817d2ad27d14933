import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync('docs/project/specification.md', 'utf8');

/** The requirements: number and the tests that are named for it. */
const requirements = [...page.matchAll(/^\| (\d\.\d+) \| .+ \| (`.+`) \|$/gm)].map(
  ([, number = '', tests = '']) => ({
    number,
    tests: tests.split('`, `').map((path) => path.replaceAll('`', '')),
  }),
);

it('numbers every requirement once', () => {
  expect(requirements.length).toBeGreaterThan(50);
  const numbers = requirements.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('names a test that exists for every requirement', () => {
  const missing = requirements.flatMap(({ number, tests }) =>
    tests.filter((path) => !existsSync(join('tests', path))).map((path) => `${number}: ${path}`),
  );
  expect(missing).toEqual([]);
});
