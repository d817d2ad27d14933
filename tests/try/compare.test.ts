import { describe, expect, it } from 'vitest';
import { compare } from '../../src/command/try/compare.js';
import { type Colours, difference, type Item, movingIn } from '../../src/command/try/look.js';
import type { Used } from '../../src/command/try/use.js';
import type { Visit } from '../../src/command/try/visit.js';
import { item, tried, used, verdict, visit } from './visits.js';

const menu = [item('“Prices”', { x: 300 })];

describe('a use', () => {
  it.each([
    ['is as good where the same comes into sight', [used({ came: menu })], 'as good'],
    ['is broken where nothing happens', [used()], 'broken'],
    ['is broken where something else opens', [used({ came: [item('“Other”')] })], 'broken'],
    ['is broken where it leads away', [used({ left: true })], 'broken'],
    ['is worse where it opens elsewhere', [used({ came: [item('“Prices”', { x: 9 })] })], 'worse'],
  ])('%s', (_what, uses, expected) => {
    expect(verdict(tried('dropdown', [used({ came: menu })]), tried('dropdown', uses))).toMatch(
      new RegExp(`^${expected}`),
    );
  });

  it('that did nothing before cannot get worse', () => {
    expect(verdict(tried('dropdown', [used()]), tried('dropdown', [used()]))).toBe('as good');
  });

  it('is as good where only the page stands elsewhere', () => {
    const old = tried('collapse', [used({ came: [item('“Answer”', { y: 500 })], top: 900 })]);
    const at = (top: number): Visit =>
      tried('collapse', [used({ came: [item('“Answer”', { y: 260 })], top })]);
    expect(verdict(old, at(1140))).toBe('as good');
    expect(verdict(old, at(900))).toBe('worse “Answer” opens at another place');
  });

  it.each([
    ['a picture', [], 'as good'],
    ['a caption', [item('“Villa”')], 'as good'],
    [
      'two lines',
      [item('“Villa”'), item('“At the lake”')],
      'worse press does not show “At the lake”',
    ],
  ])('of a lightbox must show what it says: %s', (_what, said, expected) => {
    const picture = item('picture villa.jpg');
    const opened = (came: readonly Item[]): Visit => tried('lightbox', [used({ came })]);
    expect(verdict(opened([picture, ...said]), opened([picture, ...said.slice(0, 1)]))).toBe(
      expected,
    );
  });

  it('that does not close what it closed is worse', () => {
    const open = used({ came: menu });
    const old = tried('collapse', [open, used({ went: menu })]);
    const now = tried('collapse', [open, used({ went: [item('“Else”')] })]);
    expect(verdict(old, now)).toMatch(/^worse press does not hide/);
  });
});

describe('what moves by itself in the old page', () => {
  const slide = (name: string, width = 300): Item =>
    item(`picture ${name}`, { width, height: 250 });
  const [first, second, third] = [slide('1.jpg'), slide('2.jpg'), slide('3.jpg')];
  const looks = [
    [...menu, first],
    [...menu, first],
    [...menu, second],
    [...menu, third],
  ];
  const judged = (came: Item[], now: Used): string | undefined => {
    const old = tried('tabs', [used({ came, went: [first] })]);
    return compare(old, tried('tabs', [now]), { old: visit({ moving: movingIn(looks) }) })[0]
      ?.verdict;
  };

  it('says nothing about a use', () => {
    expect(movingIn(looks)).toEqual([first, first, second, third]);
    expect(judged([second, third, ...menu], used({ came: menu }))).toBe('as good');
    expect(judged([{ ...second, height: 90 }, ...menu], used({ came: menu }))).toBe('as good');
  });

  it('says nothing for a use that shows less', () => {
    expect(judged([second, ...menu], used({ came: [third] }))).toBe('broken');
    expect(judged([slide('2.jpg', 900)], used())).toBe('broken');
  });

  it('need not be in sight in the new page', () => {
    const old = visit({ items: [...menu, second] });
    expect(
      compare(old, visit({ items: menu }), { old: visit({ moving: movingIn(looks) }) }),
    ).toEqual([]);
    expect(compare(old, visit({ items: menu }))).toHaveLength(1);
  });
});

it.each([
  ['at its target', used({ top: 890, target: 70 }), 'as good'],
  [
    'far from it',
    used({ top: 0, target: 900 }),
    'broken its target is at 900 px of the window, before 0',
  ],
])('a link to a place that ends %s', (_what, use, expected) => {
  const old = tried('anchors', [used({ top: 900, target: 0 })]);
  expect(verdict(old, tried('anchors', [use]))).toBe(expected);
});

describe('a slider', () => {
  const next = used({ what: 'next', came: [item('“Berta”')] });
  const old = tried('slider', [next]);
  const two = [item('“Anna”'), item('“Berta”')];

  it('that shows less is worse', () => {
    expect(verdict(tried('slider', [next], { items: two }), old)).toBe(
      'worse does not show “Berta”',
    );
  });

  it('that never ran, since a script stopped, says nothing about ours', () => {
    const errors = [{ text: 'skrollr is not defined', at: '/site.js' }];
    const list = tried('slider', [], { items: two, hasControl: false });
    expect(verdict({ ...list, errors }, { ...old, errors })).toBe(
      'not tried was no slider before, since a script stopped: skrollr is not defined',
    );
    expect(verdict(list, old)).toBe('worse does not show “Berta”');
  });

  it.each([
    ['shows nothing', tried('slider', [next], { items: [] }), 'broken shows nothing'],
    [
      'is twice as high',
      tried('slider', [next], { items: [item('“Anna”', { height: 40 })] }),
      'worse “Anna” is 100 × 40 px, before 100 × 20 px',
    ],

    [
      'has a text in other lines',
      tried('slider', [next], { items: [item('“Anna”', { width: 60, height: 40 })] }),
      'as good',
    ],
    [
      'cuts it off elsewhere',
      tried('slider', [next], { items: [item('“Anna”', { width: 30, isCut: true })] }),
      'as good',
    ],
    [
      'has no control',
      tried('slider', [], { hasControl: false }),
      'worse has no arrow or dot in sight',
    ],
    [
      'does not move',
      tried('slider', [used()]),
      'broken press does nothing; before, “Berta” changed',
    ],
    ['moves on', tried('slider', [next]), 'as good'],
  ])('that %s', (_what, now, expected) => {
    expect(verdict(old, now)).toBe(expected);
  });
});

describe('the colours of a control', () => {
  const blue: Colours = { ink: [255, 255, 255], ground: [0, 0, 200] };
  const at = (behaviour: string, colours: Colours): Visit =>
    tried(behaviour, [used({ came: menu, colours })], { hasControl: true, colours });
  it.each([
    ['as before', 'collapse', blue, 'as good'],
    ['others', 'collapse', { ...blue, ground: [0, 0, 0] }, 'worse is drawn in rgb(255,255,255)'],
    ['others of arrows', 'slider', { ...blue, ground: [0, 0, 0] }, 'as good'],
    ['none that can be seen', 'slider', { ...blue, ground: [250, 250, 250] }, 'worse is drawn in'],
  ] as const)('are compared: %s', (_what, behaviour, colours, expected) => {
    expect(verdict(at(behaviour, blue), at(behaviour, colours)).startsWith(expected)).toBe(true);
  });

  it('count after the press too', () => {
    const pressed = (colours: Colours): Visit => tried('tabs', [used({ came: menu, colours })]);
    expect(verdict(pressed(blue), pressed({ ...blue, ink: [0, 0, 0] }))).toMatch(/^worse is drawn/);
  });
});

it('an element that is no longer in sight is broken, unless time was over', () => {
  const old = tried('tabs', [used()]);
  expect(verdict(old, visit())).toBe('broken is not in sight');
  expect(compare(old, visit({ late: 1 }))).toEqual([]);
});

it('a picture that grows comes into sight', () => {
  const small = item('picture a.jpg', { width: 100, height: 80 });
  const large = item('picture a.jpg', { width: 800, height: 640 });
  expect(difference([small], [large]).came).toEqual([large]);
  expect(difference([large], [small]).came).toEqual([]);
});
