import { expect, it } from 'vitest';
import {
  type Call,
  type GalleryEvent,
  initialState,
  type ParentCall,
  reduce,
  type State,
} from '../../../src/micro-roots/category-gallery/state.js';

const stateAfter = (...happenings: readonly GalleryEvent[]): State =>
  happenings.reduce(reduce, initialState('1'));

const choose = (uid: string): GalleryEvent => ({ type: 'category chosen', uid });
const ask = (uid: string): GalleryEvent => ({ type: 'category asked for', uid });
const parent: ParentCall = { kind: 'parent', uid: '1', contentUid: '309', settings: 's' };
const back: GalleryEvent = { type: 'parent chosen', call: parent };
const reach = (call: Call): GalleryEvent => ({ type: 'entry reached', call });
const retry: GalleryEvent = { type: 'retry chosen' };
const answered = (request: number, active?: string): GalleryEvent => ({
  type: 'answered',
  request,
  active,
});
const failed = (request: number): GalleryEvent => ({ type: 'failed', request });

const two: Call = { kind: 'category', uid: '2' };
const resting = { name: 'resting' } as const;
const loading = (call: Call) => ({ name: 'loading', call }) as const;

it.each<[string, readonly GalleryEvent[], object]>([
  [
    'rests on the category that the server has marked',
    [],
    { active: '1', shown: '1', requests: 0, phase: resting },
  ],
  [
    'loads a chosen category, which is active at once',
    [choose('2')],
    { active: '2', shown: '1', requests: 1, phase: loading(two) },
  ],
  [
    'loads the category that the address asks for, which nobody has chosen',
    [ask('2')],
    { active: '2', shown: '1', requests: 1, phase: { ...loading(two), automatic: true } },
  ],
  [
    'loads what an entry of the history shows, which nobody has chosen',
    [reach(two)],
    { active: '2', shown: '1', requests: 1, phase: { ...loading(two), automatic: true } },
  ],
  [
    'loads the level above where an entry of the history shows it',
    [reach(parent)],
    { active: '1', shown: '1', requests: 1, phase: { ...loading(parent), automatic: true } },
  ],
  [
    'rests once its request is answered',
    [choose('2'), answered(1, '2')],
    { active: '2', shown: '2', requests: 1, phase: resting },
  ],
  [
    'loads the level above, and keeps the active category until the answer',
    [back],
    { active: '1', shown: '1', requests: 1, phase: loading(parent) },
  ],
  [
    'has no active category once the level above is there',
    [back, answered(1)],
    { active: undefined, shown: undefined, requests: 1, phase: resting },
  ],
  [
    'marks the category that is still shown after a failure',
    [choose('2'), failed(1)],
    { active: '1', shown: '1', requests: 1, phase: { name: 'failed', call: two } },
  ],
])('a gallery %s', (_, happenings, state) => {
  expect(stateAfter(...happenings)).toEqual(state);
});

it.each<[string, ...GalleryEvent[]]>([
  ['the active category is chosen again', choose('1')],
  ['an entry of the history shows the active category', reach({ kind: 'category', uid: '1' })],
  ['the category under way is chosen again', choose('2'), choose('2')],
  ['the way back is chosen again while it is under way', back, back],
  ['an overtaken request is answered', choose('2'), choose('3'), answered(1, '2')],
  ['an overtaken request fails', choose('2'), choose('3'), failed(1)],
  ['a request is answered twice', choose('2'), answered(1, '2'), answered(1)],
  ['a request fails after it was answered', choose('2'), answered(1), failed(1)],
  ['a retry is chosen without a failure', choose('2'), retry],
  ['the address asks for the active category', ask('1')],
  ['the address asks for one after the visitor has chosen', choose('2'), ask('3')],
])('nothing changes when %s', (_, ...happenings) => {
  const before = stateAfter(...happenings.slice(0, -1));
  const last = happenings.at(-1);
  expect(last && reduce(before, last)).toBe(before);
});

const again = [choose('2'), failed(1)] as const;

it.each<[string, readonly GalleryEvent[], object]>([
  [
    'the newest choice wins over the way back',
    [back, choose('1')],
    { requests: 2, phase: loading({ kind: 'category', uid: '1' }) },
  ],
  [
    'the newest choice wins over a category by the way back',
    [choose('2'), back],
    { requests: 2, phase: loading(parent) },
  ],
  [
    'a retry marks the failed category, and asks for it',
    [...again, retry],
    { active: '2', shown: '1', phase: loading(two) },
  ],
  [
    'after a failure choosing the category that is shown asks for it',
    [...again, choose('1')],
    { requests: 2, phase: loading({ kind: 'category', uid: '1' }) },
  ],
  [
    'choosing the failed category asks for it again',
    [...again, choose('2')],
    { active: '2', requests: 2, phase: loading(two) },
  ],
])('%s', (_, happenings, state) => {
  expect(stateAfter(...happenings)).toMatchObject(state);
});
