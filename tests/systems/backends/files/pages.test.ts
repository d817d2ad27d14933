import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn } from '../../../support/backend-sources.js';
import { templated } from '../../../support/templates.js';

const folder = 'docs/backends';
const pages = filesIn(folder, '.md');

const lastLinkOf = (text: string): string =>
  join(folder, [...text.matchAll(/\]\(([^)#]+)/g)].at(-1)?.[1] ?? '');

/**
 * The excerpts of a page, each with the file that the nearest link before it leads to. What follows a link to another
 * page is an example, and stands in no file.
 */
const excerpts = (text: string) =>
  [...text.matchAll(/^```(\w+)\n(.*?)\n```$/gms)]
    .filter(([, language]) => language !== 'sh')
    .map(({ 2: code = '', index }) => ({ code, file: lastLinkOf(text.slice(0, index)) }))
    .filter(({ file }) => !file.endsWith('.md'));

it.each(pages)('%s shows excerpts as they stand in the file that it links before them', (page) => {
  const shown = excerpts(readFileSync(page, 'utf8'));
  expect(shown.length).toBeGreaterThan(0);
  for (const { code, file } of shown) expect(readFileSync(file, 'utf8'), file).toContain(code);
});

it.each(['starter.md', 'typo3.md', 'wordpress.md'])(
  '%s names every behaviour that it has a template for',
  (page) => {
    const text = readFileSync(join(folder, page), 'utf8');
    expect(templated.length).toBeGreaterThan(10);
    expect(templated.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  },
);
