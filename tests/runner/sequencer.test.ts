import { expect, it } from 'vitest';
import { byEnvironment } from './sequencer.js';

it('the files of an environment run together, in their order', () => {
  const [page, graph, language, runner] = [
    { moduleId: 'tests/page/page.test.ts' },
    { moduleId: 'tests/build/graph.test.ts' },
    { moduleId: 'tests/page/language.test.ts' },
    { moduleId: 'tests/runner/runner.test.ts' },
  ];
  expect(byEnvironment([page, graph, language, runner])).toEqual([graph, runner, page, language]);
});
