// @vitest-environment jsdom
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../../support/backend-sources.js';
import {
  everything,
  files,
  formFields,
  matches,
  read,
  sorted,
  yaml,
} from '../../../../support/typo3-files.js';

describe('the words for TYPO3', () => {
  const units = (file: string): Element[] => [
    ...new DOMParser()
      .parseFromString(read(file), 'application/xml')
      .querySelectorAll('trans-unit'),
  ];
  const english = files('.xlf').filter((file) => !basename(file).startsWith('de.'));

  it.each(english)('%s is complete in English and German', (file) => {
    const german = units(join(dirname(file), `de.${basename(file)}`));
    expect(german.map(({ id }) => id)).toEqual(units(file).map(({ id }) => id));
    expect(german.length).toBeGreaterThan(0);
    for (const unit of units(file)) {
      expect(unit.querySelector('source')?.textContent).toMatch(/\S/);
    }
    for (const unit of german) expect(unit.querySelector('target')?.textContent).toMatch(/\S/);
  });

  it.each(['locallang', 'backend'])('%s.xlf holds what is asked for, and nothing else', (name) => {
    const asked = everything.flatMap(({ text }) => [
      ...matches(text, new RegExp(`${name}\\.xlf:([\\w.]*\\w)`, 'g')),
      ...(name === 'backend' ? matches(text, /\$labels \. '([\w.]+)/g) : []),
    ]);
    const own = new Set(units(`Resources/Private/Language/${name}.xlf`).map(({ id }) => id));
    const missing = sorted(asked).filter((id) => !own.has(id));
    // The template adds the name of the app.
    expect(missing).toEqual([]);
    const composed = name === 'backend' ? /^auftritt_|^tt_content\.app\./ : /^$/;
    expect([...own].filter((id) => !asked.includes(id) && !composed.test(id))).toEqual([]);
  });

  it('have every label, hint, option, message and answer of the form', () => {
    const wanted = formFields().flatMap((field) => {
      const key = `inquiry.element.${valueAt(field, 'identifier')}.properties`;
      const options = Object.keys(valueAt(field, 'properties', 'options') ?? {});
      return [
        `${key}.label`,
        ...(valueAt(field, 'properties', 'elementDescription')
          ? [`${key}.elementDescription`]
          : []),
        ...options.map((option) => `${key}.options.${option}`),
      ];
    });
    const own = units('Resources/Private/Language/form.xlf').map(({ id }) => id);
    expect(wanted.length).toBeGreaterThan(0);
    expect(own).toEqual(
      expect.arrayContaining([
        ...wanted,
        'inquiry.element.inquiry.renderingOptions.submitButtonLabel',
        'inquiry.finisher.EmailToReceiver.subject',
        'inquiry.finisher.Confirmation.message',
        // NotEmpty, EmailAddress and StringLength, by the codes that EXT:form gives them.
        'validation.error.1221560910',
        'validation.error.1221559976',
        'validation.error.1238108068',
        'validation.error.1238108069',
      ]),
    );
    const setup = yaml('Configuration/Form/Auftritt/config.yaml');
    const rendering = ['prototypes', 'standard', 'formElementsDefinition', 'Form'];
    const options = valueAt(setup, ...rendering, 'renderingOptions');
    expect(valueAt(options, 'translation', 'translationFiles', '7411')).toBe(
      'EXT:auftritt/Resources/Private/Language/form.xlf',
    );
  });
});
