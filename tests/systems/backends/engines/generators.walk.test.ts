import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLong } from '../../../support/extent.js';
import { blocks, emptyFolder, follow, guide, lines } from './guide.js';

let folder: string;
beforeEach(() => {
  folder = emptyFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Whether a line of a guide serves the site, which the others do not need. */
const serves = (line: string): boolean => /^hugo server$|--serve$/.test(line);

it.runIf(isLong).each(['hugo', 'eleventy'])(
  'the guide for %s leads from an empty folder to a site that check finds right',
  (name) => {
    const followed = lines(name).filter((line) => !serves(line));
    expect(followed).toHaveLength(lines(name).length - 1);
    const said = followed.map((line) => follow(folder, line));
    expect(said.at(-1)).toContain('0 errors, 4 warnings');
  },
  300_000,
);

it.runIf(isLong)(
  "the starter's guide leads to a form for a service, a category and words that check finds right",
  () => {
    const [install = '', copy = '', ...others] = lines('hugo').filter((line) => !serves(line));
    for (const line of [install, copy]) follow(folder, line);
    const text = guide('starter');
    // What the guide shows of a section and of a category is in the files that it names.
    const [section = '', category = ''] = blocks(text, 'yaml');
    const read = (file: string): string => readFileSync(join(folder, 'content/en', file), 'utf8');
    expect(read('privacy.html')).toContain(section);
    expect(read('products/indoor/floor-lamps.html')).toContain(category);
    // Each type of the table has a template in both generators.
    const types = [...text.matchAll(/^\| `([\w-]+)` \| `[\w-]+` \|/gm)].map(([, type]) => type);
    expect(types.length).toBeGreaterThan(10);
    for (const type of types) {
      const name = `auftritt/sections/${type}`;
      expect(existsSync(join(folder, `layouts/partials/${name}.html`)), type).toBe(true);
      expect(existsSync(`backends/eleventy/layouts/${name}.njk`), type).toBe(true);
    }

    const [form = ''] = blocks(text, '');
    const contact = read('contact.html');
    const changed = contact.replace(/ {2}- type: inquiry-form\n.*\n.*action: ""/, form);
    expect(changed).not.toBe(contact);
    writeFileSync(join(folder, 'content/en/contact.html'), changed);
    const said = others.map((line) => follow(folder, line)).at(-1);
    expect(said).toContain('0 errors, 4 warnings');
    const page = readFileSync(join(folder, 'public/en/contact/index.html'), 'utf8');
    expect(page).toMatch(/<form[^>]* action="?\/en\/contact\/thanks\/"?[ >]/);
    expect(page).toMatch(/<form[^>]* data-netlify="?true"?[ >]/);
    expect(page).toMatch(/<input(?=[^>]* name="?form-name"?)(?=[^>]* value="?inquiry"?)/);
    // A service takes files; a letter does not.
    expect(page).toContain('type="file"');
  },
  300_000,
);
