import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  compiled,
  locales,
  messages,
  translationFile,
  translations,
} from '../../../../docs/wordpress-translations.mjs';
import { filesIn, matches, sorted, valueAt } from '../../../support/backend-sources.js';
import { newestByHand, php, wordpress } from '../../wordpress/matrix.mjs';

const plugin = 'backends/wordpress';
const read = (file: string): string => readFileSync(file, 'utf8');
const blocks = filesIn(`${plugin}/blocks`, 'block.json').map((file) => ({
  file,
  block: JSON.parse(read(file)) as unknown,
}));
const patterns = filesIn(`${plugin}/patterns`, '.php');
const controls = read(`${plugin}/includes/editor.php`);
const namesOf = (files: readonly string[]): string[] => files.map((file) => basename(file, '.php'));

describe('the files for WordPress', () => {
  it('have patterns whose block comments match and whose attributes are JSON', () => {
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
    for (const file of patterns) {
      expect(read(file), file).not.toMatch(/<img[^>]* src=/);
    }
  });

  it('name each pattern, and no pattern that there is not', () => {
    const [, titles = ''] =
      /\$titles = array\((.*?)\n\t\);/s.exec(read(`${plugin}/includes/blocks.php`)) ?? [];
    expect(matches(titles, /'([\w-]+)'\s+=>/g).toSorted()).toEqual(namesOf(patterns));
  });

  it('have a file for each part that is asked for, and no part without', () => {
    const asked = filesIn(plugin, '.php').flatMap((file) =>
      matches(read(file), /auftritt_part\( '([\w-]+)'/g),
    );
    expect(sorted(asked)).toEqual(namesOf(filesIn(`${plugin}/parts`, '.php')));
  });

  it('have a name, a renderer and controls for each block', () => {
    const described = matches(controls, /'(auftritt\/[\w-]+)'\s+=> array\(/g);
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
    for (const { file, block } of blocks) {
      if (valueAt(block, 'name') === 'auftritt/slider') continue;
      for (const name of Object.keys(valueAt(block, 'attributes') ?? {})) {
        const control = new RegExp(`auftritt_control\\(\\s+'${name}'`);
        expect(control.test(controls), `${file}: ${name}`).toBe(true);
      }
    }
  });

  it('have each word that the editor shows', () => {
    const [, words = ''] = /'words'\s+=> array\(([\s\S]*?)\n\t\t\),/.exec(controls) ?? [];
    const there = matches(words, /^\t\t\t'(\w+)'\s+=>/gm);
    const shown = filesIn(`${plugin}/editor`, '.js').flatMap((file) =>
      matches(read(file), /\bwords\.(\w+)/g),
    );
    expect(sorted(shown)).toEqual(there.toSorted());
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
    const declared = matches(config, /<gutenberg-block type="([^"]+)"/g);
    const words = /'(\w+)',\s+'(?:text|textarea)'/;
    const withWords = blocks
      .map(({ block }) => String(valueAt(block, 'name')))
      .filter((name) => {
        const own = new RegExp(`'${name}'\\s+=> array\\(([\\s\\S]*?)\\n\\t\\t(?:\\),|')`);
        const [, fields = ''] = own.exec(controls) ?? [];
        return words.test(fields) || /\$(name|text)\b/.test(fields);
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
        const echoed = matches(read(file), /echo (.*?);(?= \?>|\n)/g);
        for (const value of echoed) expect(value, file).toMatch(safe);
        const printed = matches(read(file), /auftritt_print\( (.*?) \);/g);
        for (const value of printed) expect(value, file).toMatch(rendered);
      }
    }
  });

  it('promise the versions that the tests walk through, in the head and the readme', () => {
    const oldest = [
      `Requires at least: ${wordpress.oldest.version}`,
      `Requires PHP: ${php.oldest.replace('-', '.')}`,
    ];
    const head = read(`${plugin}/auftritt.php`);
    const readme = read(`${plugin}/readme.txt`);
    for (const line of oldest) {
      expect(readme).toContain(`\n${line}\n`);
      expect(head).toContain(`\n * ${line}\n`);
    }
    expect(readme).toContain(`\nTested up to: ${newestByHand}\n`);
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
