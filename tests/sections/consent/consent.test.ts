// @vitest-environment jsdom
import { expect, it } from 'vitest';
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
  ['no object', ['null'], 'unanswered', undefined],
  ['the required app declined', ['{"cms":false,"analytics":true}'], 'unanswered', undefined],
  ['what is not true or false', ['{"cms":true,"analytics":"true"}'], 'unanswered', undefined],
  ['a prototype', ['{"__proto__":{"cms":true,"analytics":true}}'], 'unanswered', undefined],
])('the consent cookie holds %s', (_what, texts, state, decision) => {
  const stored = readAnswers(texts);
  expect([stored.state, stored.answer.analytics]).toEqual([state, decision]);
});
