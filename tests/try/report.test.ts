import { expect, it } from 'vitest';
import { keyOf } from '../../src/command/scan/settle.js';
import { tryPage } from '../../src/command/try/report.js';

it.each([
  ['one.jpg', 'one.jpg', '<figcaption>before and after</figcaption>', 1],
  ['one.jpg', 'two.jpg', '<figcaption>before</figcaption>', 2],
])('the report has the pictures %s and %s', (before, after, caption, count) => {
  const move = {
    ...({ library: 'slick', what: 'slick', fate: 'unchanged', says: '' } as const),
    where: { at: 'site.js:1:1', count: 1, pages: 0 },
  };
  const plan = {
    moves: [move],
    own: [],
    tag: [],
    sliders: [],
    files: [],
    plugins: [],
    theme: [],
    css: new Map(),
  };
  const findings = [
    {
      ...({
        key: keyOf(move),
        verdict: 'as good',
        why: '',
        page: 'index.html',
        width: 390,
      } as const),
      pictures: [before, after] as const,
    },
  ];
  const result = { plan, findings, texts: new Map(), taken: [], weights: [], refused: [], late: 0 };
  const html = tryPage(result, [], '');
  expect(html).toContain(caption);
  expect(html.match(/<img /g)).toHaveLength(count);
});
