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
