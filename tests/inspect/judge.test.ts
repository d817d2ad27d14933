import { expect, it } from 'vitest';
import type { Item } from '../../src/command/inspect/see/look.js';
import { compare } from '../../src/command/inspect/try/judge.js';
import type { Look } from '../../src/command/inspect/try/look.js';
import type { Observation, Use } from '../../src/command/inspect/try/observe.js';

const item = (key: string, place: Partial<Item> = {}): Item => ({
  ...{ key, x: 0, y: 0, width: 100, height: 50 },
  ...place,
});
const [text, other, picture] = [item('“A”'), item('“B”'), item('picture a.jpg')];

type Uses = Observation['used'];
const press = (came: readonly Item[], went: readonly Item[] = []): Uses => [
  { what: 'press', came, went },
];

/** A page on which one element is used. */
function looked(
  behaviour: Use['behaviour'],
  used: Uses,
  seen: Partial<Observation> = {},
  page: Partial<Look> = {},
): Look {
  const observation = {
    id: 'one',
    behaviour,
    number: 1,
    items: [],
    height: 900,
    beside: 500,
    used,
  };
  return {
    ...{ items: [text], beside: 500, faults: [], weight: 0 },
    seen: [{ ...observation, picture: undefined, ...seen }],
    ...page,
  };
}

const opens = looked('collapse', press([text, other]));
const moved = looked('collapse', press([item('“A”', { y: 61 }), other]));
const film = looked('lightbox', press([picture, text]));
const closes = looked('collapse', press([], [text, other]));
const slider = looked('slider', [], { items: [picture, text] });
const squashed = item('picture a.jpg', { width: 50, height: 100 });

it.each<[what: string, old: Look, now: Look | string, said: readonly string[]]>([
  ['the same', opens, opens, []],
  ['a page that does not open', opens, 'does not open', ['broken: does not open']],
  [
    'a press without effect',
    opens,
    looked('collapse', press([])),
    ['broken: press does nothing; before, “A”, “B” changed'],
  ],
  ['a press that did nothing before', looked('collapse', press([])), opens, []],
  [
    'something else that opens',
    opens,
    looked('collapse', press([picture])),
    ['broken: press does not show “A”, “B”'],
  ],
  [
    'half of what opened',
    opens,
    looked('collapse', press([text])),
    ['worse: press does not show “B”'],
  ],
  ['a body at another place', opens, moved, ['worse: “A” opens at another place']],
  [
    'a menu whose entries stand beside each other',
    opens,
    looked('press', press([text, item('“B”', { x: 120 })])),
    ['worse: “B” opens at another place'],
  ],
  [
    'half of what closed',
    closes,
    looked('collapse', press([], [text])),
    ['worse: press does not hide “B”'],
  ],
  [
    'another picture that closes, as the old one plays',
    looked('lightbox', press([], [picture])),
    looked('lightbox', press([], [item('picture b.jpg')])),
    [],
  ],
  [
    'a lightbox that opens more in place of closing',
    looked('lightbox', press([], [picture])),
    looked('lightbox', press([picture])),
    ['worse: press does not hide picture a.jpg'],
  ],
  [
    'a picture without its caption',
    looked('lightbox', press([picture, item('picture b.jpg'), text])),
    looked('lightbox', press([picture, item('picture b.jpg')])),
    ['worse: press does not show “A”'],
  ],
  [
    'a picture at another place',
    film,
    looked('lightbox', press([item('picture a.jpg', { x: 300 }), text])),
    [],
  ],
  [
    'a control that is gone',
    looked('slider', press([text])),
    looked('slider', []),
    ['broken: nothing moves it on any more'],
  ],
  ['another slide', looked('slider', press([text])), looked('slider', press([other])), []],
  [
    'a control that is gone, where all slides look alike',
    looked('slider', press([])),
    looked('slider', []),
    ['worse: nothing moves it on any more'],
  ],
  [
    'slides that lie over each other',
    looked('slider', [], { items: [text] }),
    looked('slider', [], { items: [text, other] }),
    ['worse: shows more: with “B”'],
  ],
  [
    'an empty slider',
    slider,
    looked('slider', []),
    ['worse: shows less: without picture a.jpg, “A”'],
  ],
  [
    'a picture out of shape',
    slider,
    looked('slider', [], { items: [squashed, text] }),
    ['worse: picture a.jpg is 50 × 100 px, before 100 × 50 px'],
  ],
  [
    'slides that are cut off',
    slider,
    looked('slider', [], { items: [picture, item('“A”', { isCut: true })] }),
    ['worse: cuts off “A”'],
  ],
  [
    'a picture that fills its box',
    slider,
    looked('slider', [], { items: [item('picture a.jpg', { isCut: true }), text] }),
    [],
  ],
  [
    'slides with much room below them',
    slider,
    looked('slider', [], { items: [picture, text], height: 1021 }),
    ['worse: the page is 121 px higher'],
  ],
  [
    'a text in two lines',
    slider,
    looked('slider', [], { items: [picture, item('“A”', { width: 50, height: 100 })] }),
    [],
  ],
  [
    'a page that is higher beside it',
    opens,
    looked('collapse', opens.seen[0]?.used ?? [], { beside: 561 }),
    ['worse: the page beside it is 61 px higher'],
  ],
  ['an element that is not there', opens, { ...opens, seen: [] }, ['broken: is not in sight']],
  ['an error', opens, { ...opens, faults: ['an error: x'] }, ['broken: an error: x']],
  ['an error as before', { ...opens, faults: ['x'] }, { ...opens, faults: ['x'] }, []],
  ['a page that lacks a text', opens, { ...opens, items: [] }, ['worse: no longer in sight: “A”']],
  ['a higher page', opens, { ...opens, beside: 601 }, ['worse: the page is 101 px higher']],
])('judges %s', (_, old, now, said) => {
  expect(compare(old, now).map(({ verdict, why }) => `${verdict}: ${why}`)).toEqual(said);
});
