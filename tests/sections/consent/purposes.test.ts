// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { removeCookie } from '../../../src/page/cookies.js';
import { wordsIn } from '../../../src/page/language.js';
import {
  appsOf,
  carryOut,
  readAnswers,
  writtenAnswer,
} from '../../../src/services/consent/answers.js';
import { readPurposes } from '../../../src/services/consent/purposes.js';

/** Reads purposes, with what is reported of them. */
function read(given: unknown, isStrict = false) {
  const wrong: string[] = [];
  const purposes = readPurposes(given, isStrict, (value, wanted) =>
    wrong.push(`${value}: ${typeof wanted === 'string' ? wanted : 'known'}`),
  );
  return { purposes, wrong };
}

describe("the page's purposes", () => {
  it('are read with their words, in the language of the page', () => {
    const { purposes, wrong } = read({
      films: { services: ['YouTube'], default: true },
      chat: { title: { de: 'Beratung', en: 'Chat' }, version: 2 },
    });
    expect(wrong).toEqual([]);
    const words = (language: 'de' | 'en') =>
      purposes?.map((each) => each.words((own) => wordsIn(language, own)).title);
    expect(words('de')).toEqual(['Filme', 'Beratung']);
    expect(words('en')).toEqual(['Films', 'Chat']);
    const chat = (language: string) =>
      purposes?.[1]?.words((own) => ({ ...own.de, language })).title;
    expect([chat('en-GB'), chat('fr-FR')]).toEqual(['Chat', 'Beratung']);
    expect(purposes?.map(({ key, isOn }) => [key, isOn])).toEqual([
      ['films', true],
      ['chat.2', false],
    ]);
    expect(read({ films: { default: true } }, true).purposes?.[0]?.isOn).toBe(false);
  });

  it.each([
    [[], 'purposes []: object'],
    ['films', 'purposes "films": object'],
    [{ films: 1 }, 'purposes.films 1: object'],
    [{ cms: {} }, 'purposes.cms: name'],
    [{ constructor: {} }, 'purposes.constructor: name'],
    [{ 'a b': {} }, 'purposes.a b: name'],
    [{ films: { titel: 'x' } }, 'purposes.films.titel: known'],
    [{ films: { title: 1 } }, 'purposes.films.title 1: text'],
    [{ films: { title: {} } }, 'purposes.films.title {}: text'],
    [{ films: { default: 'on' } }, 'purposes.films.default "on": boolean'],
    [{ films: { cookies: '_ga' } }, 'purposes.films.cookies "_ga": list'],
    [{ films: { version: 0 } }, 'purposes.films.version 0: number'],
    [{ films: { signals: ['ads'] } }, 'purposes.films.signals ads: known'],
  ])('that are wrong are reported: %j', (given, line) => {
    expect(read(given).wrong).toEqual([line]);
  });

  it.each([
    ['_ga', '_ga', false],
    ['_ga_1', '_ga', true],
    ['_ga_1', '_ga_*', false],
    ['_gallery', '_ga_*', true],
  ])('name cookies that a refusal removes: %s, %s', (cookie, pattern, stays) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a service writes its own.
    document.cookie = `${cookie}=1`;
    carryOut([{ name: 'films', signals: [], cookies: [pattern], workers: [] }])(() => false);
    expect(document.cookie.includes(cookie)).toBe(stays);
    removeCookie(cookie);
  });

  it('share the cookie of the two apps; an answer to those is asked for anew', () => {
    const apps = appsOf(read({ statistics: {}, films: { version: 2 } }).purposes);
    const stored = (text: string) => readAnswers([text], apps);
    const old = stored('{"cms":true,"analytics":true}');
    expect(old).toEqual({ state: 'outdated', answer: { cms: true } });
    const part = stored('{"cms":true,"statistics":true,"films":true}');
    expect(part.answer).toEqual({ cms: true, statistics: true });
    // Without the required app it is no answer of ours.
    expect(stored('{"statistics":true}').answer).toEqual({});
    const written = writtenAnswer({ cms: true, statistics: false, films: true }, apps);
    expect(written).toBe('{"cms":true,"statistics":false,"films.2":true}');
  });
});
