import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe.each(['docs/promises.md', 'docs/de/promises.md'])('%s', (path) => {
  const page = readFileSync(path, 'utf8');
  const lines = [...page.matchAll(/^\| (.+) \| `(tests\/[^`]+)` \|$/gm)].map(
    ([, promise = '', file = '']) => ({ promise, file }),
  );

  it('names a test for every line of its tables', () => {
    const rows = page.match(/^\|.*\|$/gm) ?? [];
    const heads = page.match(/^\| --- \| --- \|$/gm) ?? [];
    expect(lines.length).toBeGreaterThan(25);
    expect(lines.length).toBe(rows.length - 2 * heads.length);
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
