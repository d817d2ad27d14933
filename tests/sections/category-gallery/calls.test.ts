// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../src/micro-roots/category-gallery/calls.js';
import { addressOf } from '../../../src/micro-roots/category-gallery/parts.js';
import { readWholeTag } from '../../support/configuration.js';
import { pageWith } from '../../support/contract.js';

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

function address(field: string, tag = ''): string | undefined {
  document.body.innerHTML = `<script ${tag}></script><section>${field}</section>`;
  const script = document.querySelector('script') ?? undefined;
  const root = document.querySelector('section');
  const page = pageWith(readWholeTag(script, (wrong) => expect(wrong).toBeUndefined()));
  return root ? addressOf(root, page)?.href : undefined;
}

describe('the address of the requests', () => {
  it('is that of the hidden field', () =>
    expect(address('<input class="reference_request_url" value=" /call/?type=1">')).toBe(
      `${location.origin}/call/?type=1`,
    ));

  it.each([
    ['', 'element lacks input.reference_request_url'],
    [
      '<input class="reference_request_url" value="">',
      'input.reference_request_url holds no address of this origin: ""',
    ],
  ])('is needed: %s', (field, message) => expect(() => address(field)).toThrow(message));

  it('is a field', () => {
    const given = 'data-auftritt-hooks="requestUrl" class="address reference_request_url"';
    expect(() => address(`<b ${given}>/call/</b>`)).toThrow('is <b>, must be <input>');
  });

  it('is not needed where pages are fetched', () =>
    expect(address('', 'data-requests="pages"')).toBeUndefined());
});
