import { describe, expect, it } from 'vitest';
import { valueAt } from '../../../../support/backend-sources.js';
import { fluid, formFields, matches, read, yaml } from '../../../../support/typo3-files.js';

describe('the form for TYPO3', () => {
  it('is checked on the server as in the browser', () => {
    expect(formFields().length).toBeGreaterThan(0);
    for (const field of formFields()) {
      const validators = Object.values(valueAt(field, 'validators') ?? {});
      const named = (name: string): unknown =>
        validators.find((validator) => valueAt(validator, 'identifier') === name);
      const attribute = (name: string): unknown =>
        valueAt(field, 'properties', 'fluidAdditionalAttributes', name);
      expect(attribute('required')).toBe(named('NotEmpty') ? 'required' : undefined);
      const length = named('StringLength');
      expect(attribute('minlength')).toBe(valueAt(length, 'options', 'minimum'));
      expect(attribute('maxlength')).toBe(valueAt(length, 'options', 'maximum'));
    }
  });

  it('puts every message into the help of its field, that of a group too', () => {
    const partials = 'Resources/Private/FormPartials/';
    const help = read(`${partials}Field/Help.html`);
    expect(help).toMatch(/class="help-block"[\s\S]*translateElementError/);
    for (const { file, text } of fluid.filter(({ file }) => file.startsWith(partials))) {
      if (!file.endsWith('Help.html')) expect(text, file).not.toContain('translateElementError');
    }
    const field = read(`${partials}Field/Field.html`);
    // Inside the fieldset of a group, and beside the label of any other field.
    expect(matches(field, /partial="(Field\/Help)"/g)).toHaveLength(2);
    for (const group of ['RadioButton', 'MultiCheckbox']) {
      expect(read(`${partials}${group}.html`)).toContain('renderFieldset: 1');
    }
  });

  it('has a honeypot that no policy can show', () => {
    const setup = yaml('Configuration/Form/Auftritt/config.yaml');
    const honeypot = ['prototypes', 'standard', 'formElementsDefinition', 'Honeypot', 'properties'];
    expect(valueAt(setup, ...honeypot, 'renderAsHiddenField')).toBe(true);
  });
});
