import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  content,
  everything,
  files,
  fluid,
  matches,
  pages,
  read,
  sections,
  sorted,
} from '../../../../support/typo3-files.js';

describe('the content elements for TYPO3', () => {
  it('have a template each, and no template is without', () => {
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    const templates = matches(setup, /templateName = (\w+)/g);
    const there = files('.html').filter((file) => file.includes('Partials/Section/'));
    expect(templates.toSorted()).toEqual(there.map((file) => basename(file, '.html')));
    expect(matches(setup, /^ {2}(auftritt_\w+) =</gm).toSorted()).toEqual(sections.toSorted());
  });

  it('stand in the wizard of TYPO3 12, have a preview where TYPO3 shows no pictures, and a name', () => {
    const tsconfig = read('Configuration/page.tsconfig');
    const wizard = matches(tsconfig, /tt_content_defValues\.CType = (\w+)/g);
    expect(wizard.toSorted()).toEqual(sections.toSorted());
    const previews = matches(tsconfig, /^ {2}(auftritt_\w+) = EXT:/gm);
    // TYPO3 itself shows the pictures of the field "image".
    const withPictures = matches(content, /'(auftritt_\w+)' => '[^']*, image'/g);
    expect([...previews, ...withPictures].toSorted()).toEqual(sections.toSorted());
    const names = matches(read('Resources/Private/Language/backend.xlf'), /id="([\w.]+)"/g);
    expect(names).toEqual(
      expect.arrayContaining(sections.flatMap((name) => [name, `${name}.description`])),
    );
  });

  it('have in TCA and database every field of this extension that a template reads', () => {
    const table = 'tx_auftritt_entry';
    const read_ = everything
      .flatMap(({ text }) => matches(text, /\b(tx_auftritt_\w+)/g))
      .filter((name) => name !== table);
    const declared = [...matches(pages + content, /'(tx_auftritt_\w+)' => \[/g)];
    const columns = matches(read('ext_tables.sql'), /^ {4}(tx_auftritt_\w+) /gm);
    expect(sorted(read_)).toEqual(sorted(declared));
    expect(columns.toSorted()).toEqual(declared.toSorted());
    const shown = `${matches(content, /=> '(.*header.*)'/g)} ${pages.slice(pages.indexOf('addToAllTCAtypes'))}`;
    for (const column of columns) expect(shown).toContain(column);
  });

  it('read of an entry what its table and its form have, and give it an id that no element has', () => {
    const entry = read('Configuration/TCA/tx_auftritt_entry.php');
    const [, fields = ''] = /'0' => \['showitem' => '([^']*)'/.exec(entry) ?? [];
    const [, table = ''] =
      /CREATE TABLE tx_auftritt_entry \((.*?)\);/s.exec(read('ext_tables.sql')) ?? [];
    const inSections = fluid.filter(({ file }) => file.includes('Partials/Section/'));
    const names = inSections.flatMap(({ text }) =>
      matches(text, /\bentr(?:y|ies\.\d)\.data\.(\w+)/g),
    );
    for (const name of sorted(names).filter((each) => each !== 'uid')) {
      expect(fields.split(', '), name).toContain(name);
      expect(table, name).toMatch(new RegExp(`^ {4}${name} `, 'm'));
    }
    for (const { file, text } of inSections) {
      expect(text, file).not.toMatch(/(id="|#)c\{entr/);
    }
  });

  it('have a heading by core where an editor chooses its level, and no choice that does nothing', () => {
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    for (const name of sections) {
      const [, template = ''] =
        new RegExp(`${name} \\{\\s*templateName = (\\w+)`).exec(setup) ?? [];
      const chosen = content.includes(`'${name}' => '--palette--;;auftritt_header`);
      const text = read(`Resources/Private/Partials/Section/${template}.html`);
      expect(text.includes('partial="Heading"'), name).toBe(chosen);
    }
    // "Append with link to top" is for core's layout, which these elements have not.
    expect(content).not.toMatch(/appearanceLinks|linkToTop/);
  });

  it('have the same colour and the same app in every language', () => {
    for (const [text, column] of [
      [pages, 'tx_auftritt_color'],
      [content, 'tx_auftritt_app'],
    ] as const) {
      const definition = text.slice(text.indexOf(`'${column}' => [`)).split("'config'")[0];
      expect(definition, column).toContain("'l10n_mode' => 'exclude'");
    }
  });

  it('read data in templates that TYPO3 or this extension has', () => {
    // tt_content, pages and the file, as TYPO3's own TCA names them.
    const own =
      'uid header header_layout header_position subheader header_link bodytext layout abstract image media pages';
    const known = new Set([...own.split(' '), ...matches(pages + content, /'(tx_auftritt_\w+)'/g)]);
    for (const { file, text } of fluid) {
      for (const name of matches(text, /\bdata\.(\w+)/g)) expect(known, file).toContain(name);
    }
  });
});
