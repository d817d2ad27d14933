import type { Definition, Library } from '../../lifecycle/definition.js';
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

export const libraries: readonly Library[] = [{ name: 'react', package: 'react' }];
