import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

it('has every requirement that a comment in the source cites', () => {
  const numbers = requirements.map(({ number }) => number);
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }));
  // A number may stand in the next line of the comment.
  const citation = /\bspecification(?:,|[\s*]+(?=\d|section))[^);:,]*/g;
  const citations = sources.flatMap(({ path, text }) =>
    [...text.matchAll(citation)].map(([cited]) => ({ path, cited })),
  );
  expect(citations.length).toBeGreaterThan(0);
  const unknown = citations.filter(({ cited }) => {
    const known = cited.match(/\b\d+\.\d+\b/g) ?? [];
    return known.length === 0 || known.some((number) => !numbers.includes(number));
  });
  expect(unknown).toEqual([]);
});
