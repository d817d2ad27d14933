// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isControl } from '../../../src/micro-roots/form/controls.js';
import { nameOfControl } from '../../../src/micro-roots/form/names.js';

/** The name of the first control in the field that the markup is. */
function name(html: string): string {
  document.body.innerHTML = html;
  const field = document.querySelector<HTMLElement>('.form-group');
  const control = [...document.querySelectorAll('input, select, textarea')].find(isControl);
  if (!control) throw new Error('the markup has no control');
  return nameOfControl(control, field);
}

/** Lets every element have a box on the page, or none; jsdom has no layout. */
function show(isShown: boolean): void {
  const rects = Object.assign(isShown ? [new DOMRect()] : [], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
}
beforeEach(() => show(true));

describe('the name of a faulty control', () => {
  it.each([
    ['its label', '<label for="a">Name <span>*</span></label><input id="a">', 'Name'],
    [
      'its label, as Django ends it',
      '<label for="a">Your name:</label><input id="a">',
      'Your name',
    ],
    ['its label, a sentence', '<label for="a">I agree. <b>*</b></label><input id="a">', 'I agree'],
    ['the label around it', '<label>Land <select><option>A</select></label>', 'Land'],
    ['its ARIA label', '<input aria-label="Suche" name="q">', 'Suche'],
    ['what labels it', '<b id="x">Von</b><input aria-labelledby="x">', 'Von'],
    [
      'all that labels it, in its order',
      '<b id="x">Tag </b><i id="y">Von\n  hier</i><input aria-labelledby="y  gone\nx">',
      'Von hier Tag',
    ],
    [
      'its ARIA label, where what labels it is gone',
      '<input aria-labelledby="x" aria-label="A">',
      'A',
    ],
    ['its placeholder', '<input placeholder="E-Mail" name="m">', 'E-Mail'],
    [
      'the label of its field',
      '<label>Besuch</label><select name="visit[day]"></select>',
      'Besuch',
    ],
    [
      'its own placeholder and not that of its ARIA group',
      '<div role="group" aria-label="Wann"><input placeholder="Tag"></div>',
      'Tag',
    ],
    [
      'the label of its field, and not that of a radio button there',
      '<select></select><label><input type="radio"> Frau</label><label>Anrede</label>',
      'Anrede',
    ],
    [
      'the label of its field, though that is the label of another control',
      '<select></select><label for="b">Besuch</label><input id="b">',
      'Besuch',
    ],
    ['its name, where it has nothing else', '<input name="mail">', 'mail'],
  ])('is %s', (_, html, expected) => {
    expect(name(`<div class="form-group">${html}</div>`)).toBe(expected);
  });

  const radio = '<label><input type="radio" name="r"> Frau</label>';
  it.each([
    [
      'of its ARIA group',
      `<div class="form-group"><i id="x">Anrede *</i><div role="radiogroup" aria-labelledby="x">${radio}</div></div>`,
    ],
    [
      'of its fieldset',
      `<div class="form-group"><fieldset><legend>Anrede</legend>${radio}</fieldset></div>`,
    ],
    [
      'of its field',
      `<div class="form-group"><label class="control-label">Anrede</label>${radio}</div>`,
    ],
  ])('of a radio button is the one %s', (_, html) => {
    expect(name(html)).toBe('Anrede');
  });

  it('is never the machine’s where nobody sees the control', () => {
    show(false);
    expect(name('<div class="form-group"><input name="captcha-response"></div>')).toBe('');
    expect(name('<div class="form-group"><label>Ort <input name="o"></label></div>')).toBe('Ort');
  });

  it.each([
    ['a group of the same name', 'name="rooms[]"', 'name="rooms[]"', '', 'Räume'],
    ['a group that a script finds fault with', 'name="a"', 'name="b"', 'Wählen Sie', 'Räume'],
    ['boxes that only stand together', 'name="a"', 'name="b"', '', 'Büro'],
  ])('of a checkbox in %s is the right one', (_, one, other, fault, expected) => {
    document.body.innerHTML = `<form><fieldset class="form-group"><legend>Räume *</legend>
      <label><input type="checkbox" ${one}> Büro</label>
      <label><input type="checkbox" ${other}> Haus</label></fieldset></form>`;
    const box = document.querySelector('input');
    box?.setCustomValidity(fault);
    const field = document.querySelector<HTMLElement>('.form-group');
    expect(box && nameOfControl(box, field)).toBe(expected);
  });

  it('of a radio button is the legend of the fieldset that is its field', () => {
    const html = `<fieldset class="form-group"><legend>Anrede</legend>${radio}</fieldset>`;
    expect(name(html)).toBe('Anrede');
  });

  it('of a radio button is not the legend of a fieldset with other fields', () => {
    const html = `<fieldset><legend>Zu Ihnen</legend><div class="form-group">${radio}</div></fieldset>`;
    expect(name(html)).toBe('Frau');
  });
});
