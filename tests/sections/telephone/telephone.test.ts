// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../src/page/journal.js';
import telephone, { normalised } from '../../../src/sections/telephone/telephone.js';
import { pageWith } from '../../support/contract.js';

it.each([
  ['tel:+49 (0)30 23125-014', 'tel:+493023125014'],
  ['tel:+49%20(0)30%2023125', 'tel:+493023125'],
  ['tel:030 – 23125 — 0', 'tel:030231250'],
  ['tel:+49\u00a030\u202f23125', 'tel:+493023125'],
  ['tel:+4930(1)23', 'tel:+4930(1)23'],
  [' TEL:030-1', 'TEL:0301'],
  ['tel:', 'tel:'],
  ['tel:+49%C2%A030%E2%80%93123', 'tel:+4930123'],
  ['tel:+49\u200b30\u00ad1\u200e23%E2%80%8B4%C2%AD5', 'tel:+493012345'],
  ['tel:+49%20%280%29%2030-1', 'tel:+49301'],
  ['tel:%2B49%2030', 'tel:+4930'],
  ['tel:0049 ( 0 ) 30 1', 'tel:0049301'],
  ['tel:(0)7441 123', 'tel:07441123'],
  ['tel:%280%297441%20123', 'tel:07441123'],
  ['tel:*100%23', 'tel:*100%23'],
  ['tel:*21*030-1%20%23', 'tel:*21*0301%23'],
  ['tel:030-1%FF', 'tel:0301%FF'],
  ['tel:123-4;phone-context=+49-7441', 'tel:1234;phone-context=+49-7441'],
  ['tel:+49 30-1;ext=12-3;isub=(0) 1', 'tel:+49301;ext=12-3;isub=(0) 1'],
])('%s is normalised to %s', (href, expected) => {
  expect(normalised(href)).toBe(expected);
});

it.each(['java-script:alert(1)', 'hotel:a-b', 'https://example.org/?call=tel:030-1', '/a-b (0)'])(
  '%s, no telephone number, stays as it is',
  (href) => {
    expect(normalised(href)).toBe(href);
  },
);

describe('a telephone link', () => {
  const page = pageWith();
  const link = (html: string): HTMLAnchorElement => {
    document.body.innerHTML = html;
    const found = document.querySelector('a');
    if (!found) throw new Error('the markup has no link');
    return found;
  };

  it('calls the normalised number, shows its own, and is as the server sent it in the end', () => {
    const html = '<a href="tel:030 23125-0" class="call">030 23125-0</a>';
    const undo = openJournal();
    telephone(link(html), page, undo, 'telephone');
    expect(document.body.innerHTML).toBe('<a href="tel:030231250" class="call">030 23125-0</a>');
    undo.close();
    expect(document.body.innerHTML).toBe(html);
  });

  it('that leads nowhere does not become one to this page', () => {
    telephone(link('<a>030 23125-0</a>'), page, openJournal(), 'telephone');
    expect(document.body.innerHTML).toBe('<a>030 23125-0</a>');
  });
});
