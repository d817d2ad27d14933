// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { tell } from '../../src/configuration/diagnostics.js';
import type { Misconfiguration } from '../../src/configuration/tag.js';

describe('the console', () => {
  const wrong: Misconfiguration[] = [
    { attribute: 'data-jquery', value: 'pgae', known: ['page', 'own', 'none'] },
    { attribute: 'data-cfasync', value: 'data-cfasync', known: 'attributes' },
    { attribute: 'data-maps-src', value: 'x:', wanted: 'address' },
  ];
  const told = [
    'auftritt: data-jquery: unknown name pgae; did you mean page?',
    'auftritt: data-maps-src: x: is not a web address',
  ];

  it('has a line for each thing that is wrong, with the tag', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const tag = document.createElement('script');
    tell(wrong, tag);
    expect(warn.mock.calls).toEqual(told.map((text) => [text, tag]));
  });
});
