import { describe, expect, it } from 'vitest';
import { findingsAbout } from '../../src/command/check/requests/check-requests.js';
import { isOwn, type Seen } from '../../src/command/check/requests/seen.js';
import { askerOf } from '../../src/command/check/requests/watch.js';
import { command } from '../../src/command/command.js';

const address = 'https://www.example.com/home/';
const seen = (part: Partial<Seen>): Seen => ({
  moment: 'before an answer',
  kind: 'request',
  what: 'https://fonts.test/a.css',
  host: 'fonts.test',
  by: 'the page',
  at: '2026-01-01T00:00:00.000Z',
  ...part,
});

describe('what a live page does', () => {
  it.each<[string, Partial<Seen>, string | undefined]>([
    ['a request before an answer', {}, 'request-without-consent'],
    ['a request after a refusal', { moment: 'after declining' }, 'request-without-consent'],
    ['a request after consent', { moment: 'after accepting' }, undefined],
    ['a request after a withdrawal', { moment: 'after withdrawing' }, 'request-without-consent'],
    ['a request after Back', { moment: 'after Back' }, 'request-without-consent'],
    ['our own cookie', { kind: 'cookie', what: 'session', host: 'www.example.com' }, undefined],
    ['a cookie of the domain', { kind: 'cookie', what: 'a', host: '.example.com' }, undefined],
    [
      'a foreign cookie',
      { kind: 'cookie', what: 'a', host: '.films.test' },
      'cookie-without-consent',
    ],
    [
      'a cookie of analytics',
      { kind: 'cookie', what: '_ga', host: '.example.com' },
      'cookie-without-consent',
    ],
    [
      'an entry of the storage',
      { kind: 'local storage', what: 'a', host: 'www.example.com' },
      undefined,
    ],
  ])('is judged: %s', (_what, part, rule) => {
    const [finding] = findingsAbout({ seen: [seen(part)], canWithdraw: true }, address);
    expect(finding?.rule.name).toBe(rule);
  });

  it.each([
    ['www.example.com', true],
    ['example.com', true],
    ['static.example.com', true],
    ['.example.com', true],
    ['example.org', false],
    ['badexample.com', false],
  ])('goes to a host of the site or not: %s', (host, own) => {
    expect(isOwn(host, 'www.example.com')).toBe(own);
  });

  it.each([
    [{ type: 'parser', url: address, lineNumber: 6 }, `${address}:7`],
    [
      { type: 'script', stack: { callFrames: [{ url: 'https://a.test/x.js', lineNumber: 1 }] } },
      'https://a.test/x.js:2',
    ],
    [{ type: 'other' }, 'the page'],
    [{ type: 'preload' }, 'preload'],
  ])('is asked for by what the browser names: %j', (initiator, by) => {
    expect(askerOf(initiator)).toBe(by);
  });
});

it('takes addresses only', async () => {
  let said = '';
  const write = (text: string): boolean => {
    said += text;
    return true;
  };
  const status = await command(['check', '--requests', 'index.html'], {
    version: '1.0.0',
    dist: 'dist',
    out: { write },
    errors: { write },
  });
  expect(status).toBe(2);
  expect(said).toContain('auftritt: --requests: index.html is no address');
});
