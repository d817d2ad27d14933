import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A line of the page: the promise, and the test that holds it. */
interface Line {
  readonly promise: string;
  readonly file: string;
  /** Words of the test's title, as the source has them. */
  readonly title: string;
}

const linesOf = (page: string): Line[] =>
  [...page.matchAll(/^\| (.+) \| `(tests\/[^`]+)`: `([^`]+)` \|$/gm)].map(
    ([, promise = '', file = '', title = '']) => ({ promise, file, title }),
  );

/** The titles of the tests and steps in a source: a first argument that is a text. */
const titlesIn = (source: string): string[] =>
  [
    ...source.matchAll(
      /\b(?:test|pageTest|it|describe)(?:\.\w+(?:\([^()]*\))?)*\(\s*(?:'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`)/g,
    ),
  ].map(([, single, double, template]) => single ?? double ?? template ?? '');

describe.each(['docs/promises.md', 'docs/de/promises.md'])('%s', (path) => {
  const page = readFileSync(path, 'utf8');
  const lines = linesOf(page);

  it('names a test for every line of its tables', () => {
    const rows = page.match(/^\|.*\|$/gm) ?? [];
    const heads = page.match(/^\| --- \| --- \|$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(25);
    expect(lines.length).toBe(rows.length - 2 * heads.length);
  });

  it('names tests that there are, by words of their titles', () => {
    const missing = lines.filter(
      ({ file, title }) =>
        !(
          existsSync(file) &&
          titlesIn(readFileSync(file, 'utf8')).some((each) => each.includes(title))
        ),
    );
    expect(missing).toEqual([]);
  });

  it('promises no size that its test does not have', () => {
    const wrong = lines.flatMap(({ promise, file }) =>
      [...promise.matchAll(/([\d.]+) kB/g)]
        .map(([, size = '']) => size)
        .filter(
          (size) => !new RegExp(`(?<![\\d.])${size}(?![\\d.])`).test(readFileSync(file, 'utf8')),
        )
        .map((size) => `${file}: ${size} kB`),
    );
    expect(wrong).toEqual([]);
  });
});
