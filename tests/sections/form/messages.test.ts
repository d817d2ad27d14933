// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isControl } from '../../../src/micro-roots/form/controls.js';
import { messageOf } from '../../../src/micro-roots/form/messages.js';
import wording from '../../../src/micro-roots/form/wording.json' with { type: 'json' };

/** What is told of the control that the markup is; the states are those that jsdom never sets. */
function message(html: string, language: 'de' | 'en', states: Partial<ValidityState> = {}): string {
  document.body.innerHTML = `<form>${html}</form>`;
  const control = document.querySelector('input, select, textarea');
  if (!isControl(control)) throw new Error('the markup has no control');
  const { validity } = control;
  if (Object.keys(states).length > 0) {
    Object.defineProperty(control, 'validity', { value: { valid: false, ...states } });
  } else if (validity.valid) throw new Error('the control is valid');
  return messageOf(control, 'Feld', wording[language]);
}

describe('what a visitor is told of a control', () => {
  it.each([
    ['<input required>', 'Bitte füllen Sie „Feld“ aus.', 'Please fill in “Feld”.'],
    ['<textarea required></textarea>', 'Bitte füllen', 'Please fill in'],
    ['<select required></select>', 'eine Auswahl.', 'choose an option'],
    ['<input type="radio" name="r" required>', 'eine Auswahl.', 'choose an option'],
    ['<input type="checkbox" required>', 'das Häkchen', 'Please tick “Feld”.'],
    ['<input type="file" required>', 'eine Datei', 'choose a file'],
    ['<input type="email" value="x">', 'E‑Mail-Adresse', 'email address'],
    ['<input type="url" value="x">', 'Webadresse', 'web address'],
    ['<input type="number" min="1.5" value="1">', 'mindestens 1,5 sein', 'must be 1.5 or more'],
    ['<input type="number" max="2000" value="3000">', 'höchstens 2.000', '2,000 or less'],
    ['<input type="date" min="2027-03-18" value="2027-03-17">', '18. März 2027', 'March 18, 2027'],
    ['<input type="time" max="17:30" value="18:00">', '17:30 der späteste', '17:30 or earlier'],
    ['<input type="number" min="1" step="5" value="9">', '6 oder 11', '6 or 11'],
    ['<input type="number" min="0" step="0.1" value="0.25">', '0,2 oder 0,3', '0.2 or 0.3'],
    ['<input type="number" min="0" max="10" step="3" value="10">', 'ist 9 der', 'is 9.'],
    [
      '<input type="datetime-local" min="2027-03-18T10:30" value="2027-03-17T10:00">',
      'ist 18. März 2027 um 10:30 der früheste',
      'must be March 18, 2027 at 10:30 AM or later',
    ],
    ['<input type="month" max="2027-03" value="2027-04">', 'März 2027', 'March 2027'],
    ['<input type="week" min="2027-W05" value="2027-W01">', 'Woche 5 in 2027', 'week 5 of 2027'],
    ['<input pattern="\\d+" value="x">', 'nicht die erwartete Form', 'the expected form'],
    ['<input pattern="\\d+" value="x" title="5 Ziffern">', '„Feld“: 5 Ziffern', '”: 5 Ziffern'],
  ])('%s has our words in both languages', (html, german, english) => {
    expect(message(html, 'de')).toContain(german);
    expect(message(html, 'en')).toContain(english);
  });

  it.each([
    ['<input minlength="5" value="abc">', 'tooShort', 'Nötige Zeichen: 5, eingegeben: 3.'],
    ['<textarea maxlength="2">abc</textarea>', 'tooLong', 'Erlaubte Zeichen: 2, eingegeben: 3.'],
    ['<input type="number">', 'badInput', 'eine Zahl'],
    ['<input type="date">', 'badInput', 'ein vollständiges Datum'],
    ['<input type="time">', 'badInput', 'eine vollständige Uhrzeit'],
    ['<input type="datetime-local">', 'badInput', 'ein vollständiges Datum mit Uhrzeit'],
    ['<input type="month">', 'badInput', 'einen vollständigen Monat'],
    ['<input type="week">', 'badInput', 'eine vollständige Woche'],
  ] as const)('%s says what only a browser finds', (html, state, expected) => {
    expect(message(html, 'de', { [state]: true })).toContain(expected);
  });

  it.each([
    ['required', '<input required data-message-required="Wie heißen Sie?">'],
    ['type', '<input type="email" value="x" data-message-type="Wie heißen Sie?">'],
    ['low', '<input type="number" min="5" value="1" data-message-low="Wie heißen Sie?">'],
    ['high', '<input type="number" max="5" value="9" data-message-high="Wie heißen Sie?">'],
    [
      'step',
      '<input type="number" min="0" step="5" value="9" data-message-step="Wie heißen Sie?">',
    ],
    ['pattern', '<input pattern="x" value="y" data-message-pattern="Wie heißen Sie?">'],
  ])('is in the template’s own words, which it has in data-message-%s', (_, html) => {
    expect(message(html, 'de')).toBe('Wie heißen Sie?');
  });

  it.each([
    ['short', 'tooShort'],
    ['long', 'tooLong'],
  ])('is in the template’s own words, which it has in data-message-%s', (kind, state) => {
    const html = `<input data-message-${kind}="Zwei Zeilen" data-message-required="Nein">`;
    expect(message(html, 'de', { [state]: true })).toBe('Zwei Zeilen');
  });

  it('is what a script of the page says of it, before all else', () => {
    document.body.innerHTML = '<form><input required data-message-required="Nein"></form>';
    const control = document.querySelector('input');
    control?.setCustomValidity('Schon vergeben');
    expect(control && messageOf(control, 'Feld', wording.de)).toBe('Schon vergeben');
  });

  it('is never in the browser’s language', () => {
    const color = '<input type="color" required>';
    expect(message(color, 'de', { badInput: true })).toBe('Bitte prüfen Sie „Feld“.');
    const control = document.createElement('input');
    control.required = true;
    expect(messageOf(control, '', wording.de)).toBe(wording.de.unnamed);
  });

  it('of a custom element is what that says, or where it says nothing a sentence of ours', () => {
    const element = document.createElement('own-rating');
    expect(messageOf(element, 'Feld', wording.de)).toBe('Bitte prüfen Sie „Feld“.');
    Object.assign(element, { validationMessage: 'Noch kein Stern' });
    expect(messageOf(element, 'Feld', wording.de)).toBe('Noch kein Stern');
  });

  it('takes a name for text, braces and all', () => {
    const control = document.createElement('input');
    control.required = true;
    expect(messageOf(control, '{limit} $& <b>', wording.en)).toBe(
      'Please fill in “{limit} $& <b>”.',
    );
  });
});
