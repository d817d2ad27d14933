// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownAddress, post, RequestError } from '../../src/page/requests.js';

afterEach(() => vi.unstubAllGlobals());

const address = new URL('/call/?type=1', location.href);

function answer(body: string, init: ResponseInit = {}): ReturnType<typeof vi.fn> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const fetch = vi.fn(async () => new Response(body, { headers, ...init }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const send = (): Promise<Document> => post(address, [['a[b]', '1']], new AbortController().signal);

describe('a request', () => {
  it('posts the fields in their order, form-encoded, with the headers of the contract', async () => {
    const fetch = answer('<p>a</p>');
    const { signal } = new AbortController();
    await post(
      address,
      [
        ['p[z]', 'ä &='],
        ['p[a]', '"'],
      ],
      signal,
    );
    expect(fetch).toHaveBeenCalledWith(address, {
      method: 'POST',
      mode: 'same-origin',
      credentials: 'same-origin',
      headers: {
        Accept: 'text/html',
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Requested-With': 'XMLHttpRequest',
      },
      body: 'p%5Bz%5D=%C3%A4+%26%3D&p%5Ba%5D=%22',
      signal,
    });
  });

  it('returns the HTML of the answer', async () => {
    answer('<p>a</p>');
    expect((await send()).body.innerHTML).toBe('<p>a</p>');
  });

  it.each([
    ['a failure', 'no', { status: 503 }, 'the answer has status 503'],
    [
      'JSON',
      '{}',
      { headers: { 'Content-Type': 'application/json' } },
      'the answer is application/json',
    ],
    ['no type', 'a', { headers: { 'Content-Type': '' } }, 'not HTML'],
  ])('refuses %s', async (_, body, init, message) => {
    answer(body, init);
    await expect(send()).rejects.toThrow(RequestError);
    await expect(send()).rejects.toThrow(message);
  });

  it('says that there was no answer', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(send()).rejects.toThrow('no answer, or none of this origin (Failed to fetch)');
  });
});

describe('an address of a request', () => {
  it.each(['/a/?type=1', 'a/b', '?type=1', `${location.origin}/a`])('may be %j', (written) =>
    expect(ownAddress(written)?.origin).toBe(location.origin),
  );

  it.each([
    '',
    ' ',
    'https://other.example/a',
    '//other.example/a',
    'javascript:alert(1)',
    'data:text/html,a',
    `blob:${location.origin}/1`,
    'http://',
  ])('may not be %j', (written) => expect(ownAddress(written)).toBeUndefined());
});
