import { describe, expect, it } from 'vitest';
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

describe('a gallery', () => {
  it('rests on the category that the server has marked', () => {
    expect(stateAfter()).toEqual({
      active: '1',
      shown: '1',
      requests: 0,
      phase: { name: 'resting' },
    });
  });

  it('loads a chosen category, which is active at once', () => {
    expect(stateAfter(choose('2'))).toEqual({
      active: '2',
      shown: '1',
      requests: 1,
      phase: { name: 'loading', call: { kind: 'category', uid: '2' } },
    });
  });

  it('loads the category that the address asks for, which nobody has chosen', () => {
    expect(stateAfter(ask('2'))).toEqual({
      active: '2',
      shown: '1',
      requests: 1,
      phase: { name: 'loading', call: { kind: 'category', uid: '2' }, automatic: true },
    });
  });

  it('loads what an entry of the history shows, which nobody has chosen', () => {
    expect(stateAfter(reach({ kind: 'category', uid: '2' }))).toEqual({
      active: '2',
      shown: '1',
      requests: 1,
      phase: { name: 'loading', call: { kind: 'category', uid: '2' }, automatic: true },
    });
    expect(stateAfter(reach(parent))).toEqual({
      active: '1',
      shown: '1',
      requests: 1,
      phase: { name: 'loading', call: parent, automatic: true },
    });
  });

  it('rests once its request is answered', () => {
    expect(stateAfter(choose('2'), answered(1, '2'))).toEqual({
      active: '2',
      shown: '2',
      requests: 1,
      phase: { name: 'resting' },
    });
  });

  it('loads the level above, and keeps the active category until the answer', () => {
    expect(stateAfter(back)).toMatchObject({
      active: '1',
      phase: { name: 'loading', call: { kind: 'parent', uid: '1', contentUid: '309' } },
    });
    expect(stateAfter(back, answered(1))).toMatchObject({
      active: undefined,
      phase: { name: 'resting' },
    });
  });

  it('marks the category that is still shown after a failure', () => {
    expect(stateAfter(choose('2'), failed(1))).toEqual({
      active: '1',
      shown: '1',
      requests: 1,
      phase: { name: 'failed', call: { kind: 'category', uid: '2' } },
    });
  });
});

describe('nothing changes', () => {
  const same = (...happenings: readonly GalleryEvent[]): void => {
    const before = stateAfter(...happenings.slice(0, -1));
    const last = happenings.at(-1);
    expect(last && reduce(before, last)).toBe(before);
  };

  it('when the active category is chosen again', () => same(choose('1')));
  it('when an entry of the history shows the active category', () =>
    same(reach({ kind: 'category', uid: '1' })));
  it('when the category under way is chosen again', () => same(choose('2'), choose('2')));
  it('when the way back is chosen again while it is under way', () => same(back, back));
  it('when an overtaken request is answered', () =>
    same(choose('2'), choose('3'), answered(1, '2')));
  it('when an overtaken request fails', () => same(choose('2'), choose('3'), failed(1)));
  it('when a request is answered twice', () => same(choose('2'), answered(1, '2'), answered(1)));
  it('when a request fails after it was answered', () => same(choose('2'), answered(1), failed(1)));
  it('when a retry is chosen without a failure', () => same(choose('2'), retry));
  it('when the address asks for the active category', () => same(ask('1')));
  it('when the address asks for one after the visitor has chosen', () =>
    same(choose('2'), ask('3')));
});

describe('the newest choice wins', () => {
  it('over another category', () => {
    expect(stateAfter(choose('2'), choose('3'), answered(2, '3'))).toMatchObject({ active: '3' });
  });

  it('over the way back', () => {
    expect(stateAfter(back, choose('1'))).toMatchObject({
      requests: 2,
      phase: { name: 'loading', call: { kind: 'category', uid: '1' } },
    });
  });

  it('over a category by the way back', () => {
    expect(stateAfter(choose('2'), back)).toMatchObject({
      requests: 2,
      phase: { name: 'loading', call: { kind: 'parent' } },
    });
  });
});

describe('after a failure', () => {
  it('a retry marks the failed category, and asks for it', () => {
    expect(stateAfter(choose('2'), failed(1), retry)).toMatchObject({
      active: '2',
      shown: '1',
      phase: { name: 'loading', call: { uid: '2' } },
    });
  });

  it('choosing the category that is shown asks for it', () => {
    expect(stateAfter(choose('2'), failed(1), choose('1'))).toMatchObject({
      requests: 2,
      phase: { name: 'loading', call: { uid: '1' } },
    });
  });

  it('a retry of the way back asks for the same', () => {
    const { phase, requests } = stateAfter(back, failed(1), retry);
    expect(requests).toBe(2);
    expect(phase).toMatchObject({ name: 'loading', call: { kind: 'parent', settings: 's' } });
  });

  it('choosing the failed category asks for it again', () => {
    expect(stateAfter(choose('2'), failed(1), choose('2'))).toMatchObject({
      active: '2',
      requests: 2,
      phase: { name: 'loading', call: { uid: '2' } },
    });
  });

  it('choosing the way back asks for it again', () => {
    expect(stateAfter(back, failed(1), back)).toMatchObject({
      requests: 2,
      phase: { name: 'loading' },
    });
  });
});
