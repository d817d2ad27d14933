import { expect, it } from 'vitest';
import { byEnvironment } from './sequencer.js';

it('the files of an environment run together, in their order', () => {
  const [page, table, language, budget] = [
    { moduleId: 'tests/page/page.test.ts' },
    { moduleId: 'tests/mutations/table.test.ts' },
    { moduleId: 'tests/page/language.test.ts' },
    { moduleId: 'tests/runner/runner.test.ts' },
  ];
  expect(byEnvironment([page, table, language, budget])).toEqual([table, budget, page, language]);
});
