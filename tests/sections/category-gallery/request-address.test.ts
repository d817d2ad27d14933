// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../src/micro-roots/category-gallery/parts.js';
import { readWholeTag } from '../../support/configuration.js';
import { pageWith } from '../../support/contract.js';

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
    const own = `data-selectors='{"requestUrl": ".address"}'`;
    const found = () => address('<b class="address">/call/</b>', own);
    expect(found).toThrow('.address is <b>, must be <input>');
  });

  it('is not needed where pages are fetched', () =>
    expect(address('', 'data-requests="pages"')).toBeUndefined());
});
