import { expect, it } from 'vitest';
import { findingsAbout } from '../../src/command/check/requests/check-requests.js';
import { isOwn, type Seen } from '../../src/command/check/requests/seen.js';

const address = 'https://www.example.com/home/';
const request: Seen = {
  moment: 'before an answer',
  kind: 'request',
  what: 'https://fonts.test/a.css',
  host: 'fonts.test',
  by: 'the page',
  at: '2026-01-01T00:00:00.000Z',
};
const cookie: Seen = { ...request, kind: 'cookie', what: 'a', host: 'www.example.com' };

it.each<[string, Seen, string | undefined]>([
  ['before an answer', request, 'request-without-consent'],
  ['after a refusal', { ...request, moment: 'after declining' }, 'request-without-consent'],
  ['after consent', { ...request, moment: 'after accepting' }, undefined],
  ['after a withdrawal', { ...request, moment: 'after withdrawing' }, 'request-without-consent'],
  ['after Back', { ...request, moment: 'after Back' }, 'request-without-consent'],
  ['our own cookie', cookie, undefined],
  ['a cookie of the domain', { ...cookie, host: '.example.com' }, undefined],
  ['a foreign cookie', { ...cookie, host: '.films.test' }, 'cookie-without-consent'],
  ['a cookie of analytics', { ...cookie, what: '_ga' }, 'cookie-without-consent'],
  ['an entry of the storage', { ...cookie, kind: 'local storage' }, undefined],
])('what a live page does is judged: %s', (_what, seen, rule) => {
  const [finding] = findingsAbout({ seen: [seen], canWithdraw: true }, address);
  expect(finding?.rule.name).toBe(rule);
});

it('a host is of the site where one is below the other, and no name ends by chance alike', () => {
  const own = ['www.example.com', 'example.com', 'static.example.com', '.example.com'];
  const hosts = [...own, 'example.org', 'badexample.com'];
  expect(hosts.filter((host) => isOwn(host, 'www.example.com'))).toEqual(own);
});
