// @vitest-environment jsdom
import fc from 'fast-check';
import { expect } from 'vitest';
import { cookieNames, readCookies } from '../../src/page/cookies.js';
import { writeCookie } from '../../src/page/write-cookie.js';
import { readAnswers } from '../../src/services/consent/answers.js';
import { hostileText } from '../support/hostile-text.js';
import { holdsForAll } from '../support/properties.js';

/** As the page's other scripts write theirs, with nothing encoded. */
const setCookie = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what other scripts do.
  document.cookie = text;
};

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);

const answers = fc.oneof(
  fc.dictionary(
    fc.oneof(fc.constantFrom('cms', 'analytics', '__proto__', 'constructor'), hostileText),
    fc.oneof(fc.boolean(), fc.jsonValue()),
  ),
  fc.jsonValue(),
);

holdsForAll(
  'whatever the consent cookie holds, only booleans for all apps are an answer',
  fc.oneof(
    hostileText,
    answers.map((answer) => JSON.stringify(answer)),
  ),
  (text) => {
    const stored = readAnswers([text]);
    if (stored.state !== 'answered') return;
    expect(Object.keys(stored.answer).sort()).toEqual(['analytics', 'cms']);
    expect(stored.answer.cms).toBe(true);
    expect(typeof stored.answer.analytics).toBe('boolean');
    expect(JSON.parse(text)).toMatchObject(stored.answer);
  },
);

holdsForAll(
  'cookies of others, whatever they hold, hide no answer',
  fc.array(fc.tuple(hostileText, hostileText), { maxLength: 4 }),
  (others) => {
    for (const [name, value] of others) setCookie(`${name}x=${value}`);
    expect(writeCookie('klaro', '{"cms":true}', tomorrow)).toBe(true);
    expect(readCookies('klaro')).toEqual(['{"cms":true}']);
    expect(cookieNames()).toContain('klaro');
    for (const cookie of document.cookie.split('; ')) setCookie(`${cookie}; max-age=0`);
  },
);
