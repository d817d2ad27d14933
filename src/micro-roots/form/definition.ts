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
  // What the server has refused is marked before the visitor comes to it.
  entrances: [
    { roots: ':is({form}):is(:has(.has-error, [aria-invalid="true"]))', when: 'near' },
    // A mouse or a key comes to a field before anything is sent. A finger may press the button first.
    { when: ['(hover: none)', 'ahead', 'marked'], marks: '{formField}|{formHelp}' },
  ],
  submits: true,
  near: './help.js',
  code: './form.js',
} satisfies Definition<'form', typeof hooks>;

export const libraries: readonly Library[] = [{ name: 'react', package: 'react' }];
