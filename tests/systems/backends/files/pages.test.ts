import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../support/backend-sources.js';
import { templated } from '../../../support/templates.js';

const folder = 'docs/backends';
const pages = filesIn(folder, '.md');

/** An excerpt with the file that the nearest link before it leads to. */
interface Excerpt {
  readonly code: string;
  readonly file: string;
}

const links = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#]+)/g)].map(([, target = '']) => join(folder, target));

/** The excerpts of a page. What follows a link to another page is an example, and stands in no file. */
function excerpts(text: string): Excerpt[] {
  return [...text.matchAll(/^```(\w+)\n(.*?)\n```$/gms)]
    .filter(([, language]) => language !== 'sh')
    .map(({ 2: code = '', index }) => ({ code, file: links(text.slice(0, index)).at(-1) ?? '' }))
    .filter(({ file }) => !file.endsWith('.md'));
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('shows excerpts as they stand in the file that it links before them', () => {
    const shown = excerpts(text);
    expect(shown.length).toBeGreaterThan(0);
    for (const { code, file } of shown) expect(readFileSync(file, 'utf8'), file).toContain(code);
  });
});

const guides = ['eleventy.md', 'hugo.md', 'php.md', 'twig.md', 'typo3.md', 'wordpress.md'];

describe.each(guides)('%s', (page) => {
  const text = readFileSync(join(folder, page), 'utf8');
  const [, after = ''] = text.split('\n## Add a section of your own\n');
  const [part = ''] = after.split(/^## /m);

  it('lists files for a new section that have what it says of an existing one', () => {
    const rows = [...part.matchAll(/^\| .*\[`([^`]+)`\]\(([^)]+)\) \| `(.+)` \|$/gm)];
    expect(rows.length).toBeGreaterThan(4);
    for (const [, name = '', target = '', code = ''] of rows) {
      const file = join(folder, target);
      expect(file.endsWith(name), `${name} leads to ${target}`).toBe(true);
      expect(readFileSync(file, 'utf8'), file).toContain(code);
    }
    const listed = part.match(/^\| (?!what|---)/gm) ?? [];
    expect(listed).toHaveLength(rows.length);
  });

  it('lists every file that names the downloads', () => {
    const beside: Readonly<Record<string, readonly string[]>> = {
      'eleventy.md': ['backends/eleventy', 'backends/starter'],
      'hugo.md': ['backends/hugo', 'backends/starter'],
      'php.md': ['backends/php'],
      'typo3.md': ['backends/typo3'],
      'wordpress.md': ['backends/wordpress'],
    };
    const own =
      /class="downloads"|auftritt_downloads|auftritt\/downloads|'sections\/downloads|type: downloads/;
    const naming = (beside[page] ?? ['static-html/templates'])
      .flatMap((each) => filesIn(each, ''))
      .filter((file) => statSync(file).isFile() && own.test(readFileSync(file, 'utf8')));
    expect(naming.length).toBeGreaterThan(1);
    const listed = links(part);
    expect(naming.filter((file) => !listed.includes(file))).toEqual([]);
  });
});

it.each(['starter.md', 'typo3.md', 'wordpress.md'])(
  '%s names every behaviour that it has a template for',
  (page) => {
    const text = readFileSync(join(folder, page), 'utf8');
    expect(templated.length).toBeGreaterThan(10);
    expect(templated.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  },
);
