// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
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
    const end = telephone(link(html), page);
    expect(document.body.innerHTML).toBe('<a href="tel:030231250" class="call">030 23125-0</a>');
    end();
    expect(document.body.innerHTML).toBe(html);
  });

  it('that leads nowhere does not become one to this page', () => {
    const end = telephone(link('<a>030 23125-0</a>'), page);
    expect(document.body.innerHTML).toBe('<a>030 23125-0</a>');
    end();
  });
});
