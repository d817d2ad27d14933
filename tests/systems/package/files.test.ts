import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { files } from '../../support/built-files.js';

const page = (path: string): string => readFileSync(path, 'utf8').replaceAll(/\s+/g, ' ');

describe('the documentation, held against the files of the build', () => {
  it('has a row for each file and folder of dist', () => {
    const [, table = ''] =
      /^## Files\n(.*?)^## /ms.exec(readFileSync('docs/interface.md', 'utf8')) ?? [];
    const named = [...table.matchAll(/^\| `([\w./-]+)`/gm)].map(([, name]) => name);
    const built = readdirSync('dist', { withFileTypes: true })
      .map((entry) => `${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .filter((name) => !/\.(br|gz|map)$/.test(name));
    expect(named.sort()).toEqual(built.sort());
  });

  it.each([
    ['docs/performance.md', /([\d.]+) kB for a form/, 'form'],
    ['docs/performance.md', /kB for a form, ([\d.]+) kB for a gallery/, 'gallery'],
    ['docs/performance.md', /React \(([\d.]+) kB\)/, 'views'],
    ['docs/project/performance.md', /`auftritt\.css` is ([\d.]+) kB of each page/, 'auftritt.css'],
  ])('%s names a size that is right to a tenth: %s', (path, sentence, name) => {
    const [, size = ''] = sentence.exec(page(path)) ?? [];
    const file = files[name] ?? Object.values(files).find((each) => each.name === name);
    const kB = (file?.brotli ?? 0) / 1000;
    expect(Number(size)).toBeGreaterThan(kB * 0.9);
    expect(Number(size)).toBeLessThan(kB * 1.1);
  });
});
