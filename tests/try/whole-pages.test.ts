import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/command/scan/settle.js';
import { compare } from '../../src/command/try/compare.js';
import { answering } from '../../src/command/try/subject.js';
import type { Visit } from '../../src/command/try/visit.js';
import { item, tried, verdict, visit } from './visits.js';

it.each([
  [
    'an error that was not there',
    { errors: [{ text: '$ is not defined', at: '' }] },
    'broken an error: $ is not defined',
  ],
  ['a file that is missing', { failed: ['/a.js'] }, 'broken /a.js is not there'],
  ['another height', { height: 1500 }, 'worse the page is 500 px higher than before'],
  ['a smaller height', { height: 500 }, 'worse the page is 500 px lower than before'],
  ['no text', {}, 'worse no longer in sight: “Welcome”'],
  ['nothing', { items: [item('“Welcome”')] }, 'nothing'],
])('a page with %s', (_what, now, expected) => {
  expect(
    verdict(
      visit({ items: [item('“Welcome”')] }),
      visit({
        items: [item('“Welcome”')],
        ...now,
        ...(expected.includes('no longer') && { items: [] }),
      }),
    ),
  ).toBe(expected);
});

describe('a page that is worse as a whole', () => {
  const slides = [item('“Anna”'), item('“Berta”', { y: 300 })];
  const old = visit({
    ...tried('slider', [], { items: slides }),
    items: [item('“Welcome”'), ...slides],
  });
  const [move, other] = (['slider', 'collapse'] as const).map((behaviour) => ({
    ...({ library: 'slick', what: behaviour, fate: 'unchanged', says: '', behaviour } as const),
    where: { at: '', count: 1, pages: 1 },
  }));

  it('is so only if it still is a while later', () => {
    const now = { ...old, items: [], height: 2000 };
    const whys = (later: Visit): string[] =>
      compare(old, now, { old, now: later }).flatMap(({ key, why }) => (key ? [] : why));
    expect(whys(now)).toHaveLength(2);
    expect(whys(old)).toEqual([]);
    expect(whys({ ...old, items: [] })).toEqual(['no longer in sight: “Welcome”, “Anna”, “Berta”']);
  });

  it('is not, where a slider that a script had stopped runs', () => {
    const errors = [{ text: 'skrollr is not defined', at: '' }];
    const now = { ...old, items: [], height: 2000 };
    expect(compare({ ...old, tries: [], errors }, { ...now, errors })).toEqual([]);
    expect(compare({ ...old, tries: [] }, now)).toHaveLength(2);
  });

  it.each([
    ['no longer shows what is in a slider', { items: [item('“Welcome”')] }],
    [
      'is higher, as a slider is',
      { ...tried('slider', [], { items: [item('“Anna”')] }), items: old.items, height: 1500 },
    ],
  ])('names the move that it is about: it %s', (_what, changes) => {
    expect(compare(old, { ...old, ...changes })[0]?.by).toEqual(['move']);
  });

  it('takes back what it is about, or else sliders, or else all', () => {
    const finding = (by: readonly string[]) => ({
      ...({ key: undefined, verdict: 'worse', why: '', by } as const),
      pictures: [undefined, undefined] as const,
    });
    if (!move || !other) throw new Error('no moves');
    expect(answering(finding([keyOf(other)]), [move, other])).toEqual([other]);
    expect(answering(finding([]), [move, other])).toEqual([move]);
    expect(answering(finding([]), [other])).toEqual([other]);
  });
});

it.each([
  ['an address with the time in it', { failed: ['/feed?_=1795678419056'] }],
  ['a message with a number in it', { errors: [{ text: 'jQuery1113.f is gone', at: '' }] }],
])('a page that fails as before, with %s, is as it was', (_what, before) => {
  const again = JSON.parse(JSON.stringify(before).replace(/\d+/g, '42'));
  expect(compare(visit(before), visit(again))).toEqual([]);
});

it.each([
  ['a time', '/feed?_=1795678419056', '/feed?_=1795678419999'],
  ['a number drawn by chance', '/count?page=2&x=0.8271625371', '/count?page=2&x=0.11273651'],
  ['a port', 'http://127.0.0.1:4100/a.js is no module', 'http://127.0.0.1:52001/a.js is no module'],
  ['a counter of jQuery', '/data?callback=jQuery1113_17956', '/data?callback=jQuery2_4'],
])('%s may change from load to load', (_what, before, after) => {
  const errors = (text: string) => [{ text, at: '' }];
  expect(compare(visit({ failed: [before] }), visit({ failed: [after] }))).toEqual([]);
  expect(compare(visit({ errors: errors(before) }), visit({ errors: errors(after) }))).toEqual([]);
});

it.each([
  ['/img/11.jpg', '/img/12.jpg'],
  ['/picture?id=11', '/picture?id=12'],
  ['/slide-2.js?v=1', '/slide-3.js?v=1'],
])('%s hides no other file that is missing: %s', (before, after) => {
  const now = visit({ failed: [before, after], errors: [{ text: `no ${after}`, at: '' }] });
  const old = visit({ failed: [before], errors: [{ text: `no ${before}`, at: '' }] });
  expect(compare(old, now).map(({ why }) => why)).toEqual([
    `an error: no ${after}`,
    `${after} is not there`,
  ]);
});
