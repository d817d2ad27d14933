import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compiled,
  locales,
  messages,
  translationFile,
  translations,
} from '../../../../docs/wordpress-translations.mjs';
import { filesIn, valueAt } from '../../../support/backend-sources.js';
import { newestByHand, php, wordpress } from '../../wordpress/matrix.mjs';

const plugin = 'backends/wordpress';
const read = (file: string): string => readFileSync(file, 'utf8');
const blocks = filesIn(`${plugin}/blocks`, 'block.json').map((file) => ({
  file,
  block: JSON.parse(read(file)) as unknown,
}));

describe('the files for WordPress', () => {
  it('have patterns whose block comments match and whose attributes are JSON', () => {
    const patterns = filesIn(`${plugin}/patterns`, '.php');
    expect(patterns.length).toBeGreaterThan(0);
    for (const file of patterns) {
      const open: string[] = [];
      const comments = /<!-- (\/?)wp:([\w/-]+)(?: (\{.*?\}))? -->/g;
      for (const [, slash, name = '', json] of read(file).matchAll(comments)) {
        if (slash) expect(open.pop(), file).toBe(name);
        else open.push(name);
        if (json) expect(() => JSON.parse(json), `${file}: ${json}`).not.toThrow();
      }
      expect(open, file).toEqual([]);
    }
  });

  it('have patterns that ask no other host for a picture', () => {
    for (const file of filesIn(`${plugin}/patterns`, '.php')) {
      expect(read(file), file).not.toMatch(/<img[^>]* src=/);
    }
  });

  it('name each pattern, and no pattern that there is not', () => {
    const [, titles = ''] =
      /\$titles = array\((.*?)\n\t\);/s.exec(read(`${plugin}/includes/blocks.php`)) ?? [];
    const named = [...titles.matchAll(/'([\w-]+)'\s+=>/g)].map(([, name]) => name);
    const there = filesIn(`${plugin}/patterns`, '.php').map(
      (file) => /([\w-]+)\.php$/.exec(file)?.[1],
    );
    expect(named.toSorted()).toEqual(there);
  });

  it('have a file for each part that is asked for, and no part without', () => {
    const asked = filesIn(plugin, '.php').flatMap((file) =>
      [...read(file).matchAll(/auftritt_part\( '([\w-]+)'/g)].map(([, name]) => name),
    );
    const there = filesIn(`${plugin}/parts`, '.php').map(
      (file) => /([\w-]+)\.php$/.exec(file)?.[1],
    );
    expect([...new Set(asked)].toSorted()).toEqual(there);
  });

  it('have a name, a renderer and controls for each block', () => {
    const described = [
      ...read(`${plugin}/includes/editor.php`).matchAll(/'(auftritt\/[\w-]+)'\s+=> array\(/g),
    ].map(([, name]) => name);
    // What stands in a slider are blocks of the editor's own.
    expect([...described, 'auftritt/slider'].toSorted()).toEqual(
      blocks.map(({ block }) => valueAt(block, 'name')).toSorted(),
    );
    for (const { file, block } of blocks) {
      expect(valueAt(block, 'render'), file).toBe('file:./render.php');
      expect(existsSync(join(dirname(file), 'render.php')), file).toBe(true);
    }
  });

  it('have controls for attributes that their blocks declare, and for all of these', () => {
    const controls = read(`${plugin}/includes/editor.php`);
    for (const { file, block } of blocks) {
      if (valueAt(block, 'name') === 'auftritt/slider') continue;
      for (const name of Object.keys(valueAt(block, 'attributes') ?? {})) {
        const control = new RegExp(`auftritt_control\\(\\s+'${name}'`);
        expect(control.test(controls), `${file}: ${name}`).toBe(true);
      }
    }
  });

  it('have each word that the editor shows', () => {
    const [, words = ''] =
      /'words'\s+=> array\(([\s\S]*?)\n\t\t\),/.exec(read(`${plugin}/includes/editor.php`)) ?? [];
    const there = [...words.matchAll(/^\t\t\t'(\w+)'\s+=>/gm)].map(([, name]) => name);
    const shown = filesIn(`${plugin}/editor`, '.js').flatMap((file) =>
      [...read(file).matchAll(/\bwords\.(\w+)/g)].map(([, name]) => name),
    );
    expect([...new Set(shown)].toSorted()).toEqual(there.toSorted());
  });

  it('have keywords, and an example for each block whose place in a page is shown', () => {
    for (const { file, block } of blocks) {
      expect(valueAt(block, 'keywords'), file).toHaveProperty('length');
      if (valueAt(block, 'name') !== 'auftritt/slider') {
        expect(valueAt(block, 'example'), file).toBeTypeOf('object');
      }
    }
  });

  it('tell translation plugins which texts of each block are words, and which fields of a page they copy', () => {
    const config = read(`${plugin}/wpml-config.xml`);
    const declared = [...config.matchAll(/<gutenberg-block type="([^"]+)"/g)].map(
      ([, name]) => name,
    );
    const words = /'(\w+)',\s+'(?:text|textarea)'/;
    const withWords = blocks
      .map(({ block }) => String(valueAt(block, 'name')))
      .filter((name) => {
        const [, controls = ''] =
          new RegExp(`'${name}'\\s+=> array\\(([\\s\\S]*?)\\n\\t\\t(?:\\),|')`).exec(
            read(`${plugin}/includes/editor.php`),
          ) ?? [];
        return words.test(controls) || /\$(name|text)\b/.test(controls);
      });
    expect(declared.toSorted()).toEqual(expect.arrayContaining(withWords.toSorted()));
    expect(config).toContain('<custom-field action="copy">auftritt_color</custom-field>');
    expect(config).toContain('<custom-field action="ignore">auftritt_translation</custom-field>');
  });

  it('do nothing for whom calls them by their address', () => {
    const guard =
      /^<\?php\s(?:\s*\/\/[^\n]*\n|\s*\/\*\*.*?\*\/)*\s*defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/s;
    const files = filesIn(plugin, '.php').filter((file) => !file.endsWith('.l10n.php'));
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !guard.test(read(file)))).toEqual([]);
  });

  it('escape all that they print', () => {
    const safe =
      /^((esc_(html|attr|url|textarea)|wp_get_attachment_image|nl2br\( esc_html)\(|[^?]* \? ')/;
    // What is HTML already: each of these escapes its parts.
    const rendered =
      /^(auftritt_(part|lightbox_picture|navigation|field_attributes|page_text|notice)\(|get_block_wrapper_attributes\(|\$(gallery|footer|content)\b)/;
    for (const folder of ['admin', 'blocks', 'parts', 'patterns']) {
      for (const file of filesIn(`${plugin}/${folder}`, '.php')) {
        for (const [, printed = ''] of read(file).matchAll(/echo (.*?);(?= \?>|\n)/g)) {
          expect(printed, file).toMatch(safe);
        }
        for (const [, printed = ''] of read(file).matchAll(/auftritt_print\( (.*?) \);/g)) {
          expect(printed, file).toMatch(rendered);
        }
      }
    }
  });

  it('promise the versions that the tests walk through, in the head, the readme and the guide', () => {
    const dotted = (version: string): string => version.replace('-', '.');
    const head = read(`${plugin}/auftritt.php`);
    const readme = read(`${plugin}/readme.txt`);
    expect(readme).toContain(`\nRequires at least: ${wordpress.oldest.version}\n`);
    expect(readme).toContain(`\nTested up to: ${newestByHand}\n`);
    expect(readme).toContain(`\nRequires PHP: ${dotted(php.oldest)}\n`);
    expect(head).toContain(`\n * Requires at least: ${wordpress.oldest.version}\n`);
    expect(head).toContain(`\n * Requires PHP: ${dotted(php.oldest)}\n`);
    const guide = read('docs/backends/wordpress.md');
    expect(guide).toContain(
      `WordPress ${wordpress.oldest.version} or later, PHP ${dotted(php.oldest)} or later`,
    );
    expect(guide).toContain(
      `WordPress ${wordpress.oldest.version} and ${wordpress.newest.version}, each on PHP ${dotted(php.oldest)} and ${dotted(php.newest)}`,
    );
  });

  it('hard-code no page of the site', () => {
    for (const file of filesIn(plugin, '.php')) {
      expect(read(file), file).not.toMatch(
        /home_url\( '\/\w|'(products|inspiration|contact)'\s*===/,
      );
    }
  });
});

describe.each(locales)('%s', (locale) => {
  it('has every text of the plugin', () => {
    expect(messages(locale).length).toBeGreaterThan(locale === 'de' ? 200 : 40);
    const missing = translations(locale).filter(([, translation]) => !translation);
    expect(missing.map(([{ text }]) => text)).toEqual([]);
  });

  it('keeps the placeholders', () => {
    const wrong = translations(locale).filter(
      ([{ text }, translation]) => `${text.match(/%\w/g)}` !== `${translation.match(/%\w/g)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('has the file that WordPress reads', () => {
    const files = compiled(locale);
    for (const ending of ['po', 'l10n.php'] as const) {
      expect(read(translationFile(locale, ending)), ending).toBe(files[ending]);
    }
  });
});
