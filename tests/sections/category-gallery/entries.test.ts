import { describe, expect, it } from 'vitest';
import {
  type Entry,
  keyOf,
  parentIn,
  queryOf,
  stateOf,
} from '../../../src/micro-roots/category-gallery/history.js';

const oak: Entry = { kind: 'category', uid: 'oak' };
const above: Entry = { kind: 'parent', uid: 'oak' };
const never = (): boolean => false;
const from = new URL('https://www.example.com/wood/?a=1#b');
const to = new URL('https://www.example.com/wood/?a=1&id_category=oak');
const state = (entry: Entry, present: unknown) => stateOf(entry, present, from, to);

describe('the query of an entry', () => {
  it.each([
    ['', '?id_category=oak'],
    ['?id_category=ash', '?id_category=oak'],
    ['?a=1&id_category=ash&id_category=elm&b', '?a=1&b&id_category=oak'],
    ['?a=%20+%e4&&b=<', '?a=%20+%e4&b=<&id_category=oak'],
    ['?id_category=%3Cimg%3E&ID_CATEGORY=1&id_category', '?ID_CATEGORY=1&id_category=oak'],
  ])('of %j names the category, and leaves the rest as it is written', (search, expected) =>
    expect(queryOf(oak, search, never)).toBe(expected),
  );

  it('keeps the category of another gallery', () =>
    expect(queryOf(oak, '?id_category=ash&id_category=sky', (uid) => uid === 'sky')).toBe(
      '?id_category=sky&id_category=oak',
    ));

  it('writes every uid so that it is read again', () => {
    for (const uid of ['a&b=c', '"><img>', 'ä #', '\ud800']) {
      const search = queryOf({ kind: 'category', uid }, '', never);
      expect(new URLSearchParams(search).get('id_category')).toBe(
        uid === '\ud800' ? '\ufffd' : uid,
      );
    }
  });

  it.each(['', '?id_category=oak', '?id_category='])(
    'of %j names none on another level',
    (search) => expect(queryOf(above, search, never)).toBe(''),
  );
});

describe('the state of an entry', () => {
  it('says which category the level above is that of', () => {
    const stored = state(above, null);
    expect(parentIn(stored)).toBe('oak');
    expect(parentIn(state(oak, stored))).toBeUndefined();
    expect(keyOf('', stored)).not.toBe(keyOf('', null));
  });

  it('keeps what a router has stored, with the new address in place of the old one', () => {
    const stored = state(above, { turbo: { index: 1 }, url: '/wood/?a=1#b', other: '/wood/' });
    const url = '/wood/?a=1&id_category=oak';
    expect(stored).toEqual({
      turbo: { index: 1 },
      url,
      other: '/wood/',
      auftritt: { parent: 'oak' },
    });
    expect(state(oak, { href: from.href, path: '/wood/?a=1' })).toEqual({
      href: to.href,
      path: url,
    });
    for (const other of [null, 'text', 7]) expect(state(oak, other)).toEqual({});
  });

  it.each([null, { auftritt: null }, { auftritt: { parent: { toString: () => 'oak' } } }])(
    'that another script has stored says nothing: %j',
    (state) => expect(parentIn(state)).toBeUndefined(),
  );
});
