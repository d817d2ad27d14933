// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/micro-roots/category-gallery/calls.js';

describe('the fields of a call', () => {
  it('are those of calls 1 and 2, in their order', () => {
    expect(fieldsOf({ kind: 'category', uid: '12' }, 'tx_gallery')).toEqual([
      ['tx_gallery[ajax]', '1'],
      ['tx_gallery[uid]', '12'],
    ]);
  });

  it('are those of call 3, in their order', () => {
    const call = { kind: 'parent', uid: '12', contentUid: '309', settings: 'a:1:{}' } as const;
    expect(fieldsOf(call, 'other')).toEqual([
      ['other[render_parent_ajax]', '1'],
      ['other[content_uid]', '309'],
      ['other[uid]', '12'],
      ['other[settings]', 'a:1:{}'],
    ]);
  });
});
