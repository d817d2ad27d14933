// Constraint validation in the page's language: messages at the fields and a summary above; the browser sends.
import { isEnglish } from './language.js';

const words = isEnglish
  ? {
      summary: 'Please check your answers:',
      valueMissing: 'Please fill this in.',
      checkMissing: 'Please confirm.',
      chooseMissing: 'Please choose.',
      email: 'Please enter a valid e-mail address.',
      typeMismatch: 'Please enter a valid address.',
      tooShort: 'Please use at least {n} characters.',
      tooLong: 'Please use at most {n} characters.',
      patternMismatch: 'Please use the requested format.',
      rangeUnderflow: 'At least {n}.',
      rangeOverflow: 'At most {n}.',
      stepMismatch: 'Please enter a valid value.',
      badInput: 'Please enter a valid value.',
    }
  : {
      summary: 'Bitte prüfen Sie Ihre Angaben:',
      valueMissing: 'Bitte ausfüllen.',
      checkMissing: 'Bitte bestätigen.',
      chooseMissing: 'Bitte wählen.',
      email: 'Bitte eine gültige E-Mail-Adresse angeben.',
      typeMismatch: 'Bitte eine gültige Adresse angeben.',
      tooShort: 'Bitte mindestens {n} Zeichen.',
      tooLong: 'Bitte höchstens {n} Zeichen.',
      patternMismatch: 'Bitte im verlangten Format.',
      rangeUnderflow: 'Mindestens {n}.',
      rangeOverflow: 'Höchstens {n}.',
      stepMismatch: 'Bitte einen gültigen Wert.',
      badInput: 'Bitte einen gültigen Wert.',
    };

const faults = [
  'valueMissing',
  'badInput',
  'typeMismatch',
  'tooShort',
  'tooLong',
  'patternMismatch',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
];

const limits = {
  tooShort: 'minLength',
  tooLong: 'maxLength',
  rangeUnderflow: 'min',
  rangeOverflow: 'max',
};

function wordsFor(control, fault) {
  const isChoice = control.type === 'radio' || control.localName === 'select';
  if (fault === 'valueMissing' && control.type === 'checkbox') return words.checkMissing;
  if (fault === 'valueMissing' && isChoice) return words.chooseMissing;
  if (fault === 'typeMismatch' && control.type === 'email') return words.email;
  return words[fault];
}

function messageFor(control) {
  const fault = faults.find((each) => control.validity[each]);
  if (control.validity.customError || !fault) return control.validationMessage;
  const own = control.dataset[`message${fault === 'valueMissing' ? 'Required' : fault}`];
  return own ?? wordsFor(control, fault).replace('{n}', control[limits[fault]] ?? '');
}

let serial = 0;

const fieldOf = (control) => control.closest('.form-group');

function nameOf(control) {
  const field = fieldOf(control);
  const label =
    field.querySelector('legend') ?? control.labels?.[0] ?? field.querySelector('label');
  return label?.textContent.trim() ?? control.name;
}

function clear(field) {
  field.classList.remove('has-error');
  field.querySelector('.field-message')?.remove();
  for (const control of field.querySelectorAll('[aria-invalid]')) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}

function mark(control) {
  const field = fieldOf(control);
  clear(field);
  serial += 1;
  const message = document.createElement('p');
  message.id = `field-message-${serial}`;
  message.className = 'field-message';
  message.textContent = messageFor(control);
  field.classList.add('has-error');
  field.append(message);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', message.id);
}

function createSummary(controls) {
  const list = document.createElement('ul');
  for (const control of controls) {
    serial += 1;
    control.id ||= `control-${serial}`;
    const link = document.createElement('a');
    link.href = `#${control.id}`;
    link.textContent = `${nameOf(control)}: ${messageFor(control)}`;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      control.focus();
    });
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  const heading = document.createElement('p');
  heading.textContent = words.summary;
  const summary = document.createElement('div');
  summary.className = 'form-summary';
  summary.role = 'alert';
  summary.append(heading, list);
  return summary;
}

export function form(element) {
  for (const field of element.querySelectorAll('.form-group')) {
    field.classList.toggle('no-help', !field.querySelector('.help-block'));
  }
  const removeSummary = () => element.querySelector('.form-summary')?.remove();
  element.addEventListener('focusin', ({ target }) => {
    const field = fieldOf(target);
    if (field) clear(field);
  });
  element.addEventListener('focusout', ({ target, relatedTarget }) => {
    const isLeft = fieldOf(target) && !fieldOf(target).contains(relatedTarget);
    if (isLeft && target.willValidate && !target.validity.valid) mark(target);
  });
  const keepBubbleAway = (event) => {
    if (fieldOf(event.target)) event.preventDefault();
  };
  element.addEventListener('invalid', keepBubbleAway, true);
  element.addEventListener('reset', () => {
    for (const field of element.querySelectorAll('.has-error')) clear(field);
    removeSummary();
  });
  // The browser refuses an invalid form before it dispatches `submit`.
  element.addEventListener('click', ({ target }) => {
    const button = target.closest('button, input');
    if (button?.type !== 'submit' || button.formNoValidate) return;
    removeSummary();
    const invalid = [...element.elements].filter(
      (control) => control.willValidate && fieldOf(control) && !control.validity.valid,
    );
    const byField = new Map(invalid.map((control) => [fieldOf(control), control]));
    if (byField.size === 0) return;
    for (const control of byField.values()) mark(control);
    element.prepend(createSummary(byField.values()));
  });
}
