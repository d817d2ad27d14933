import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../../support/backend-sources.js';
import {
  everything,
  files,
  fluid,
  folder,
  matches,
  read,
  sections,
  sorted,
  typoscript,
  yaml,
} from '../../../../support/typo3-files.js';

describe('the TypoScript for TYPO3', () => {
  const definitions = yaml('Configuration/Sets/Auftritt/settings.definitions.yaml');
  const constants = read('Configuration/TypoScript/constants.typoscript');
  const declared = matches(constants, /^ {2}(\w+) =/gm);

  it('has braces that match', () => {
    for (const { file, text } of typoscript) {
      const blocks = text.replace(/\{\$[\w.]+\}|\{(register|siteLanguage|context)[\w:.]+\}/g, '');
      const count = (brace: string): number => blocks.split(brace).length;
      expect(count('{'), file).toBe(count('}'));
    }
  });

  it('has the same settings, with the same values, in the site set and in the static template', () => {
    const settings = Object.entries(valueAt(definitions, 'settings') ?? {});
    const fromSet = settings.map(([name, setting]) => `${name} = ${valueAt(setting, 'default')}`);
    const fromConstants = [...constants.matchAll(/^ {2}(\w+) =(.*)$/gm)].map(
      ([, name, value = '']) => `auftritt.${name} = ${value.trim()}`,
    );
    expect(fromSet.toSorted()).toEqual(fromConstants.toSorted());
    for (const { file, text } of typoscript) {
      for (const name of matches(text, /\{\$auftritt\.(\w+)\}/g)) {
        expect(declared, file).toContain(name);
      }
    }
  });

  it('hands each template the settings that it reads', () => {
    const templates = read('Configuration/TypoScript/Templates.typoscript');
    const handed = matches(templates, /^ {6}(\w+) = \{\$(?:auftritt|styles\.content)\.\1\}$/gm);
    const asked = fluid.flatMap(({ text }) => matches(text, /settings\.(\w+)/g));
    expect(sorted(asked)).toEqual(handed.toSorted());
  });

  it('hands on the settings to every partial that reads them', () => {
    const reads = (name: string): boolean =>
      existsSync(join(folder, `Resources/Private/Partials/${name}.html`)) &&
      /settings/.test(read(`Resources/Private/Partials/${name}.html`));
    for (const { file, text } of fluid) {
      for (const [, name = '', given = ''] of text.matchAll(
        /<f:render partial="([\w/]+)" arguments="([^"]*)"/g,
      )) {
        if (reads(name)) expect(given, `${file}: ${name}`).toMatch(/settings: settings|_all/);
      }
    }
  });

  it('names only files and folders of this extension that there are', () => {
    const statics = files('include_static_file.txt').map((file) => ({ file, text: read(file) }));
    const named = [...everything, ...statics].flatMap(({ file, text }) =>
      matches(text, /EXT:auftritt\/([\w/.-]+)/g).map((path) => ({ file, path })),
    );
    expect(named.length).toBeGreaterThan(0);
    // Layouts/ and Templates/ count as folders.
    expect(named.filter(({ path }) => !existsSync(join(folder, path)))).toEqual([]);
  });

  it('sorts entries as the draft of a workspace does, and takes no column that their table has not', () => {
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    const entries = setup.slice(setup.indexOf('lib.auftritt.entries {')).split('\n  20 =')[0] ?? '';
    expect(entries).toMatch(/t3ver_wsid = \{context:workspace:id\}/);
    expect(entries).toContain('orderBy = shown.sorting');
    // TYPO3 reads up to the first line that begins with a bracket.
    const join = entries.match(/leftjoin\.dataWrap \(\n([\s\S]*?)\n\s*\)/)?.[1] ?? '';
    expect(join.split('(').length).toBe(join.split(')').length);
    expect(join).toContain('AS shown ON');
    // TYPO3 12 asks for the version of a record by the names of its columns.
    expect(entries).toContain('selectFields = tx_auftritt_entry.*\n');
    // With a second table each column says whose it is.
    expect(entries).toContain('{#tx_auftritt_entry}.{#element}=|');
  });

  it('tags what is cached with all that it shows, and stores answers for known pages only', () => {
    const tags = 'pages,tt_content,sys_file_reference,sys_file_metadata';
    const setup = read('Configuration/TypoScript/Sections.typoscript');
    expect(setup).toContain(`categoriesTags.addPageCacheTags = ${tags}`);
    const element = (name: string): string =>
      setup.slice(setup.indexOf(`${name} {`)).split('\n  }')[0] ?? '';
    for (const name of sections) {
      const shown = element(name);
      for (const [what, tagged] of [
        ['entries', 'entriesTags'],
        ['categories', 'categoriesTags'],
      ]) {
        if (!shown.includes(`dataProcessing < lib.auftritt.${what}`)) continue;
        expect(shown, name).toContain(`stdWrap < lib.auftritt.${tagged}`);
      }
    }
    const answer = read('Configuration/TypoScript/Answer.typoscript');
    expect(answer).toContain(`tags = ${tags}`);
    expect(answer).toContain('10 = COA_INT');
    // A draft is for those alone who work in its workspace.
    expect(answer).toContain('{context:workspace:id}');
    for (const part of matches(answer, /\{register:(\w+)\}-/g)) {
      expect(answer, part).toMatch(
        new RegExp(
          `${part} = 1|${part}\\.data\\.dataWrap = DB:pages:\\{register:auftrittPosted\\}`,
        ),
      );
    }
  });
});
