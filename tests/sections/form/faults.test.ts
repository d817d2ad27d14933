// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../../src/micro-roots/form/controls.js';
import { faultsAmong } from '../../../src/micro-roots/form/faults.js';

/** For each fault, the names of its controls and the id of its field. */
function faults(html: string): string[] {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  return faultsAmong(controlsOf(form), (control) => control.closest<HTMLElement>('p')).map(
    ({ field, controls }) => `${field?.id ?? '-'}: ${controls.map(({ value }) => value).join()}`,
  );
}

describe('the faults of a form', () => {
  it('are those of its constraints', () => {
    expect(faults('<p id="a"><input required><input></p><input type="email" value="x">')).toEqual([
      'a: ',
      '-: x',
    ]);
  });

  it('are none for what is not validated', () => {
    const barred = ['disabled', 'readonly', 'type="hidden"'];
    const html = barred.map((attribute) => `<input required ${attribute}>`).join('');
    expect(faults(`${html}<fieldset disabled><input required></fieldset>`)).toEqual([]);
  });

  it('are one for the radio buttons of a group', () => {
    const radio = (value: string, name: string) =>
      `<input type="radio" required name="${name}" value="${value}">`;
    expect(faults(`<p id="a">${radio('1', 'r')}${radio('2', 'r')}${radio('3', 's')}</p>`)).toEqual([
      'a: 1,2',
      'a: 3',
    ]);
  });

  it('are those of controls tied to it and not of those tied to another', () => {
    document.body.innerHTML =
      '<form id="f"><input required form="g"></form><form id="g"><input name="elements"></form>' +
      '<input required form="f">';
    const counts = [...document.querySelectorAll('form')].map(
      (form) => faultsAmong(controlsOf(form), () => null).length,
    );
    expect(counts).toEqual([1, 1]);
  });

  it('of a pattern say what the author says of it', () => {
    document.body.innerHTML = '<form><input pattern="\\d+" title="Nur Ziffern" value="x"></form>';
    const form = document.querySelector('form');
    const [fault] = form ? faultsAmong(controlsOf(form), () => null) : [];
    expect(fault?.message).toMatch(/Nur Ziffern$/);
  });
});
