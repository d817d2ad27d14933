// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAnswer } from '../../../src/services/consent/answer.js';
import { apps } from '../../../src/services/consent/apps.js';
import { cookies, domainsOf } from '../../../src/services/consent/cookies.js';
import { texts } from '../../../src/services/consent/wording.js';

const nested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths of all words: `cms.title`, …. */
const paths = (words: object, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    nested(value) ? paths(value, `${before}${key}.`) : [`${before}${key}`],
  );

describe('the apps', () => {
  it('are an essential one and an optional one, both on to begin with', () => {
    expect(apps).toEqual({
      cms: { required: true, default: true },
      analytics: { required: false, default: true },
    });
  });

  it('have a name and a description in both languages', () => {
    for (const name of Object.keys(apps)) {
      for (const language of ['de', 'en'] as const) {
        expect(paths(texts[language])).toContain(`${name}.title`);
        expect(paths(texts[language])).toContain(`${name}.description`);
      }
    }
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
    const more = { ...apps, video: { required: false, default: true } };
    expect(readAnswer('{"cms":true,"analytics":true}', more)).toEqual({
      state: 'outdated',
      answer: { cms: true, analytics: true },
    });
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
    expect(cookies.write('test', '{"a":true}', 1)).toBe(true);
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
    expect(cookies.write('test', 'value', 1)).toBe(false);
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
