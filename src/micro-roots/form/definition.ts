import type { Definition } from '../../lifecycle/definition.js';
import type { Documentation } from '../../lifecycle/documentation.js';
import { belongsTo } from '../../page/elements.js';
import { heldField, heldSubmitter } from './submitters.js';

const hooks = {
  form: 'form.inquiry-form',
  formField: '.form-group',
  formHelp: '.help-block',
} as const;

export default {
  name: 'form',
  hooks,
  requirements: { element: 'form' },
  when: (form) => (belongsTo(document.activeElement, form) ? 'now' : 'visible'),
  keeps: {
    clicks: [heldSubmitter],
    enter: heldField,
    events: ['focusin', 'focusout', 'mousedown', 'mouseup', 'change', 'submit', 'reset'],
  },
  load: () => import('./form.js'),
} satisfies Definition<'form', typeof hooks>;

const control = 'a control of the form';

export const documentation: Documentation<typeof hooks> = {
  inside: { en: '`.form-group`, `.help-block`', de: '`.form-group`, `.help-block`' },
  accessibility: {
    keyboard: 'as in HTML',
    sets: '`aria-invalid`, `aria-describedby`, a summary of errors that is announced',
    yours: 'a `label` for each control, `autocomplete`',
  },
  hooks: {
    form: 'An inquiry form; starts `form`.',
    formField: 'A field: its label, its control and its help.',
    formHelp: 'The help text of a field.',
  },
  attributes: {
    'data-submit': {
      on: 'a form',
      description: '`once`: one submission at a time, and the button says that it is under way.',
    },
    'data-message-required': {
      on: control,
      description: 'The message if the control is required and empty.',
    },
    'data-message-type': {
      on: control,
      description:
        'The message if the value is not an email address, web address, number, date or time.',
    },
    'data-message-short': {
      on: control,
      description: 'The message if the value is shorter than `minlength`.',
    },
    'data-message-long': {
      on: control,
      description: 'The message if the value is longer than `maxlength`.',
    },
    'data-message-low': {
      on: control,
      description: 'The message if the value is below `min`.',
    },
    'data-message-high': {
      on: control,
      description: 'The message if the value is above `max`.',
    },
    'data-message-step': {
      on: control,
      description: 'The message if the value does not match `step`.',
    },
    'data-message-pattern': {
      on: control,
      description: 'The message if the value does not match `pattern`.',
    },
  },
  classes: {
    'has-error': 'a field of the form that is in error',
    'no-help': 'a field in error that has no help text',
  },
  added: {
    'field-message': 'what is wrong, at the end of a field',
    'form-status': 'in a form with `data-submit`, what becomes of the submission',
    'form-status--late': 'the same, when no answer has come in time',
    'form-summary': 'the list of errors at the top of a form that was refused',
  },
  library: { name: 'react', package: 'react' },
  over: ['.inquiry-form'],
};
