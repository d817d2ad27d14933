import type { Definition, Library } from '../../lifecycle/definition.js';

const hooks = {
  form: 'form.inquiry-form',
  formField: '.form-group',
  formHelp: '.help-block',
} as const;

export default {
  name: 'form',
  hooks,
  requirements: { element: 'form' },
  entrances: [{ when: 'near' }],
  submits: true,
  code: './form.js',
} satisfies Definition<'form', typeof hooks>;

export const libraries: readonly Library[] = [{ name: 'react', package: 'react' }];
