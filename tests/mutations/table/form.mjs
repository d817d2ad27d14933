import { noticedBy } from '../mutation.mjs';

const table = 'tests/mutations/table/form.mjs';

export const formRows = [
  ...noticedBy(table, 'tests/sections/form/submission.spec.ts', [
    {
      what: 'a field is marked while the mouse is pressed on the button',
      file: 'micro-roots/form/listening.ts',
      search: 'focus.leave(field);',
      replace: "send({ type: 'left', field, faults: faultsIn(field) });",
      title: 'loses no click to a message',
    },
    {
      what: 'a field loses its message while the mouse is pressed on its control',
      file: 'micro-roots/form/listening.ts',
      search: 'focus.enter(fields);',
      replace: "send({ type: 'entered', fields });",
      title: 'loses no tick to a message',
    },
    {
      what: 'a field is left when the window loses the focus',
      file: 'micro-roots/form/listening.ts',
      search: ' || isWindow',
      replace: '',
      title: 'marks nothing when the window loses the focus',
    },
    {
      what: 'fields that appear later are not seen',
      file: 'micro-roots/form/listening.ts',
      search: 'observer.observe(form, { childList: true, subtree: true });',
      replace: '',
      title: 'takes in fields that appear later',
    },
    {
      what: "the browser's bubble is shown beside the message",
      file: 'micro-roots/form/listening.ts',
      search: 'if (!signal.aborted && fieldOf(target) && isShown(target)) event.preventDefault();',
      replace: '',
      title: 'without a button is refused on Enter',
    },
  ]),
  ...noticedBy(table, 'tests/sections/form/form.spec.ts', [
    {
      what: 'the first invalid field stays out of sight',
      file: 'micro-roots/form/listening.ts',
      search: 'if (seen?.field) scrollToField(seen.field, page);',
      replace: '',
      title: 'scrolls the first invalid field',
    },
    {
      what: 'marks stay after a reset',
      file: 'micro-roots/form/listening.ts',
      search: "send({ type: 'reset' });",
      replace: '',
      title: 'clears all marks on reset',
    },
  ]),
];
