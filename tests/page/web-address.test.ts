// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { isWebAddress } from '../../src/page/addresses.js';

describe('an address of the web', () => {
  it.each(['https://example.org/a', 'HTTP://example.org', '//example.org/a', '/a', 'a', '?b', ''])(
    'may be %j',
    (text) => expect(isWebAddress(text)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,a',
    'mailto:a@example.org',
    'https-only:a',
    'xhttps://a',
    'http://',
    'https://a b/',
  ])('is not %j', (text) => expect(isWebAddress(text)).toBe(false));
});
