// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../../src/services/consent/answer.js';
import { apps } from '../../../src/services/consent/apps.js';
import { cookies, domainsOf } from '../../../src/services/consent/cookies.js';
import { inUse } from '../../../src/services/consent/in-use.js';

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);

describe('the apps', () => {
  it('are an essential one and an optional one', () => {
    expect(apps).toEqual({ cms: { required: true }, analytics: { required: false } });
  });
});

describe('what is in use', () => {
  it.each([
    [false, false, 'nothing'],
    [true, false, 'analytics'],
    [false, true, 'content'],
    [true, true, 'both'],
  ] as const)('analytics %s, content %s: %s', (analytics, content, name) => {
    expect(inUse(analytics, content)).toBe(name);
  });
});

describe('the consent cookie', () => {
  it('holds an answer to every app', () => {
    expect(readAnswer('{"cms":true,"analytics":false}')).toEqual({
      state: 'answered',
      answer: { cms: true, analytics: false },
    });
  });

  it('may hold an answer to an app that is gone', () => {
    expect(readAnswer('{"cms":true,"analytics":true,"chat":false}')).toEqual({
      state: 'answered',
      answer: { cms: true, analytics: true },
    });
  });

  it('is outdated when an app has come', () => {
    expect(readAnswer('{"cms":true}')).toEqual({ state: 'outdated', answer: { cms: true } });
  });

  it.each([
    undefined,
    '',
    '{"cms":true',
    'null',
    'true',
    '"cms"',
    '12',
    '[]',
    '[true,true]',
    '{}',
    '{"cms":1,"analytics":true}',
    '{"cms":true,"analytics":"true"}',
    '{"cms":false,"analytics":true}',
    '{"__proto__":{"cms":true,"analytics":true}}',
    '{"toString":true}',
  ])('is no answer where it holds anything else: %s', (text) => {
    expect(readAnswer(text)).toEqual({ state: 'unanswered' });
  });
});

describe('cookies', () => {
  afterEach(() => cookies.remove('test'));

  it('are written and read', () => {
    expect(cookies.write('test', '{"a":true}', tomorrow)).toBe(true);
    expect(document.cookie).toBe('test=%7B%22a%22%3Atrue%7D');
    expect(cookies.read('test')).toBe('{"a":true}');
    expect(cookies.names()).toEqual(['test']);
    cookies.remove('test');
    expect(cookies.names()).toEqual([]);
  });

  it('that are blocked are none, and nothing throws', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(cookies.read('test')).toBeUndefined();
    expect(cookies.names()).toEqual([]);
    expect(cookies.write('test', 'value', tomorrow)).toBe(false);
    expect(() => cookies.remove('test')).not.toThrow();
  });

  it('that fail in another way are an error', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new TypeError('broken');
    });
    expect(() => cookies.read('test')).toThrow('broken');
  });

  it('may have been set for any domain above the host', () => {
    expect(domainsOf('www.example.com')).toEqual(['www.example.com', 'example.com', 'com']);
    expect(domainsOf('localhost')).toEqual(['localhost']);
  });
});
