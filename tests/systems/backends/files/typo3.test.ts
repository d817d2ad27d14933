// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { filesIn, typo3Sources, valueAt } from '../../../support/backend-sources.js';

const typo3 = typo3Sources();

describe('the files for TYPO3', () => {
  it('are well-formed where they are Fluid', () => {
    const broken = typo3.filter(({ markup }) => markup.querySelector('parsererror'));
    expect(broken.map(({ file }) => file)).toEqual([]);
  });

  it('render only partials that there are', () => {
    const folder = 'docs/backends/typo3/Resources/Private/';
    const there = filesIn(folder, '.html');
    const wanted = typo3.flatMap(({ file, markup }) =>
      [...markup.getElementsByTagName('f:render')]
        .flatMap((element) => element.getAttribute('partial') ?? [])
        // EXT:form's own.
        .filter((partial) => partial !== 'Field/Required')
        .map((partial) => ({ file, partial: `${folder}Partials/${partial}.html` })),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter(({ partial }) => !there.includes(partial))).toEqual([]);
  });

  it('have a template and a content element for each section, and no template without', () => {
    const setup = readFileSync(
      'docs/backends/typo3/Configuration/TypoScript/Sections.typoscript',
      'utf8',
    );
    const sections = filesIn('docs/backends/typo3/Resources/Private/Partials/Section', '.html');
    const templates = [...setup.matchAll(/templateName = (\w+)/g)].map(([, name]) => name);
    expect(templates.toSorted()).toEqual(sections.map((file) => /(\w+)\.html$/.exec(file)?.[1]));
    const elements = readFileSync(
      'docs/backends/typo3/Configuration/TCA/Overrides/tt_content.php',
      'utf8',
    );
    const declared = [...elements.matchAll(/'(auftritt_\w+)' => \[/g)].map(([, name]) => name);
    const rendered = [...setup.matchAll(/^ {2}(auftritt_\w+) =?</gm)].map(([, name]) => name);
    expect(rendered.toSorted()).toEqual(declared.toSorted());
  });

  it('have each of its words in English and German', () => {
    const fluid = filesIn('docs/backends/typo3', '.html').map((file) => readFileSync(file, 'utf8'));
    const asked = fluid.flatMap((text) =>
      [...text.matchAll(/locallang\.xlf:(\w+)/g)].map(([, name = '']) => name),
    );
    const wanted = [...new Set(asked)].toSorted();
    expect(wanted.length).toBeGreaterThan(0);
    for (const file of filesIn('docs/backends/typo3', '.xlf')) {
      const words = new DOMParser().parseFromString(readFileSync(file, 'utf8'), 'application/xml');
      const units = [...words.querySelectorAll('trans-unit')];
      expect(units.map(({ id }) => id).toSorted(), file).toEqual(wanted);
      const text = file.includes('/de.') ? 'target' : 'source';
      for (const unit of units) expect(unit.querySelector(text)?.textContent).toMatch(/\S/);
    }
  });

  it('have TypoScript whose braces match and whose constants are declared', () => {
    const [constants = '', ...setup] = filesIn('docs/backends/typo3', '.typoscript')
      .map((file) => readFileSync(file, 'utf8').replace(/^\s*#.*$/gm, ''))
      .sort((one) => (/^auftritt \{/m.test(one) ? -1 : 1));
    const declared = [...constants.matchAll(/^ {2}(\w+) =/gm)].map(([, name]) => name);
    for (const text of setup) {
      const blocks = text.replace(/\{\$auftritt\.\w+\}/g, '');
      expect([...blocks.matchAll(/\{/g)].length).toBe([...blocks.matchAll(/\}/g)].length);
      for (const [, name] of text.matchAll(/\{\$auftritt\.(\w+)\}/g)) {
        expect(declared).toContain(name);
      }
    }
  });

  it('have a form whose required fields the server checks as well', () => {
    const file = 'docs/backends/typo3/Resources/Private/Forms/inquiry.form.yaml';
    const [page] = Object.values(valueAt(load(readFileSync(file, 'utf8')), 'renderables') ?? {});
    const fields = Object.values(valueAt(page, 'renderables') ?? {});
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const validators = Object.values(valueAt(field, 'validators') ?? {}).map((validator) =>
        valueAt(validator, 'identifier'),
      );
      const attributes = ['properties', 'fluidAdditionalAttributes', 'required'];
      expect(valueAt(field, ...attributes)).toBe(
        validators.includes('NotEmpty') ? 'required' : undefined,
      );
    }
  });
});
