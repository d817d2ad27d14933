// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest';
import { cookieNames, pathsOf, readCookies, removeCookie } from '../../../src/page/cookies.js';
import { writeCookie } from '../../../src/page/write-cookie.js';
import { readAnswers } from '../../../src/services/consent/answers.js';

const refused = '{"cms":true,"analytics":false}';
const allowed = '{"cms":true,"analytics":true}';

it.each<[string, string[], string, boolean | undefined]>([
  ['none', [], 'unanswered', undefined],
  ['an answer to every app', [refused], 'answered', false],
  [
    'one to an app that is gone too',
    ['{"cms":true,"analytics":true,"chat":false}'],
    'answered',
    true,
  ],
  ['none to an app that has come', ['{"cms":true}'], 'outdated', undefined],
  ['the same twice', [refused, refused], 'answered', false],
  ['one and what is no answer', ['{', '[]', allowed, ''], 'answered', true],
  ['one of other names', ['{"youtube":true}', refused], 'answered', false],
  ['one of our names that is not ours', ['{"analytics":true}', refused], 'answered', false],
  ['a part and the whole', ['{"cms":true}', refused], 'answered', false],
  ['a contradiction', [allowed, refused], 'outdated', undefined],
  ['only what is not ours', ['{"analytics":true}', '{'], 'outdated', undefined],
])('the consent cookie holds %s', (_what, texts, state, decision) => {
  const stored = readAnswers(texts);
  expect([stored.state, stored.answer.analytics]).toEqual([state, decision]);
});

it.each([
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
])('the consent cookie is no answer where it holds anything else: %s', (text) => {
  expect(readAnswers([text])).toEqual({ state: 'unanswered', answer: {} });
});

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);

describe('cookies', () => {
  it('are written and read', () => {
    expect(writeCookie('test', '{"a":true}', tomorrow)).toBe(true);
    expect(document.cookie).toBe('test=%7B%22a%22%3Atrue%7D');
    expect(readCookies('test')).toEqual(['{"a":true}']);
    expect(cookieNames()).toEqual(['test']);
    removeCookie('test');
    expect(cookieNames()).toEqual([]);
  });

  /**
   * Lets the document's cookies fail. No spy: of two on one property, the getter and the setter, Vitest
   * leaves the first one behind, for the next file of the worker.
   */
  const letFail = (error: Error): void => {
    const fail = (): never => {
      throw error;
    };
    Object.defineProperty(document, 'cookie', { configurable: true, get: fail, set: fail });
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'cookie');
    });
  };

  it('are removed from this path and all above it', () => {
    expect(pathsOf('/')).toEqual(['/']);
    expect(pathsOf('/a/b/')).toEqual(['/', '/a', '/a/', '/a/b', '/a/b/']);
  });

  it('that are blocked are none, and nothing throws', () => {
    letFail(new DOMException('blocked', 'SecurityError'));
    expect(readCookies('test')).toEqual([]);
    expect(cookieNames()).toEqual([]);
    expect(writeCookie('test', 'value', tomorrow)).toBe(false);
  });

  it.each([new TypeError('broken'), new DOMException('broken', 'InvalidStateError')])(
    'that fail in another way are an error: %s',
    (error) => {
      letFail(error);
      expect(() => readCookies('test')).toThrow('broken');
    },
  );

  it('are found by their name, and read without what cannot be decoded', () => {
    const cookie = 'first=1; second=2=b; cut=%E0%A4; empty=; first=2; nameless';
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookie });
    onTestFinished(() => {
      Reflect.deleteProperty(document, 'cookie');
    });
    expect(cookieNames()).toEqual(['first', 'second', 'cut', 'empty', 'first', '']);
    expect(['first', 'second', 'cut', 'empty', 'third'].map(readCookies)).toEqual([
      ['1', '2'],
      ['2=b'],
      [],
      [''],
      [],
    ]);
  });
});
