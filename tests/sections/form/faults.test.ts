// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { type Control, controlsOf } from '../../../src/micro-roots/form/controls.js';
import { faultsAmong } from '../../../src/micro-roots/form/faults.js';

const say = (_control: Control, name: string): string => `about ${name}`;

/** For each fault, the names of its controls and the id of its field. */
function faults(html: string): string[] {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const fieldOf = (control: Control) => control.closest<HTMLElement>('p');
  return faultsAmong(controlsOf(form), fieldOf, say).map(
    ({ field, controls }) =>
      `${field?.id ?? '-'}: ${controls.map((control) => Reflect.get(control, 'value')).join()}`,
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

  it('are one for the radio buttons of a group in a field', () => {
    const radio = (value: string, name: string) =>
      `<input type="radio" required name="${name}" value="${value}">`;
    expect(faults(`<p id="a">${radio('1', 'r')}${radio('2', 'r')}${radio('3', 's')}</p>`)).toEqual([
      'a: 1,2',
      'a: 3',
    ]);
    const text = '<input required name="r" value="">';
    expect(faults(`<p id="a">${text}${radio('1', 'r')}${text}${radio('2', 'r')}</p>`)).toEqual([
      'a: ',
      'a: 1,2',
      'a: ',
    ]);
    const fields = `<p id="a">${radio('1', 'r')}</p><p id="b">${radio('2', 'r')}</p>`;
    expect(faults(fields)).toEqual(['a: 1', 'b: 2']);
  });

  it('are one for the checkboxes of a group that share a name and a label', () => {
    const box = (value: string, name: string) =>
      `<label>${value}<input type="checkbox" required name="${name}" value="${value}"></label>`;
    const boxes = `${box('1', 'r')}${box('2', 'r')}${box('3', 's')}`;
    expect(faults(`<p id="a"><span role="group" aria-label="Räume">${boxes}</span></p>`)).toEqual([
      'a: 1,2',
      'a: 3',
    ]);
    // Without a label of the group each box has its own.
    expect(faults(`<p id="a">${boxes}</p>`)).toEqual(['a: 1', 'a: 2', 'a: 3']);
  });

  it('are those of controls tied to it and not of those tied to another', () => {
    document.body.innerHTML =
      '<form id="f"><input required form="g"></form><form id="g"><input name="elements"></form>' +
      '<input required form="f">';
    const counts = [...document.querySelectorAll('form')].map(
      (form) => faultsAmong(controlsOf(form), () => null, say).length,
    );
    expect(counts).toEqual([1, 1]);
  });

  it('have the name of the control, and what is said of that name', () => {
    document.body.innerHTML = '<form><label>Ort <input required></label></form>';
    const form = document.querySelector('form');
    const found = form ? faultsAmong(controlsOf(form), () => null, say) : [];
    expect(found).toMatchObject([{ name: 'Ort', message: 'about Ort' }]);
  });

  it('ask each control for its field once, however many have one', () => {
    document.body.innerHTML = `<form>${'<p><input required></p>'.repeat(300)}</form>`;
    const form = document.querySelector('form');
    if (!form) throw new Error('no form');
    let asked = 0;
    const fieldOf = (control: Control) => {
      asked += 1;
      return control.closest<HTMLElement>('p');
    };
    expect(faultsAmong(controlsOf(form), fieldOf, say)).toHaveLength(300);
    expect(asked).toBe(300);
  });
});
