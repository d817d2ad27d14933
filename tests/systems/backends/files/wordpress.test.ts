import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesIn } from '../../../support/backend-sources.js';

describe('the files for WordPress', () => {
  it('have patterns whose block comments match and whose attributes are JSON', () => {
    for (const file of filesIn('docs/backends/wordpress/patterns', '.html')) {
      const open: string[] = [];
      const comments = /<!-- (\/?)wp:([\w/-]+)(?: (\{.*?\}))? -->/g;
      for (const [, slash, name = '', json] of readFileSync(file, 'utf8').matchAll(comments)) {
        if (slash) expect(open.pop(), file).toBe(name);
        else open.push(name);
        if (json) expect(() => JSON.parse(json), `${file}: ${json}`).not.toThrow();
      }
      expect(open, file).toEqual([]);
    }
  });

  it('have a file for each section that is asked for, and no section without', () => {
    const files = filesIn('docs/backends/wordpress', '.php');
    const asked = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/auftritt_section\( '([\w-]+)'/g)].map(
        ([, name]) => name,
      ),
    );
    const there = filesIn('docs/backends/wordpress/sections', '.php').map(
      (file) => /([\w-]+)\.php$/.exec(file)?.[1],
    );
    expect([...new Set(asked)].toSorted()).toEqual(there);
  });

  it('escape all that they print', () => {
    const safe =
      /^(esc_(html|attr|url)\(|auftritt_section\(|wp_get_attachment_image\(|\S+ === \S+ \? '|\$language\['current_lang'\] \? ')/;
    for (const file of filesIn('docs/backends/wordpress/sections', '.php')) {
      for (const [, printed = ''] of readFileSync(file, 'utf8').matchAll(/echo (.*?);/g)) {
        expect(printed, file).toMatch(safe);
      }
    }
  });
});
