// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Arrived, getPage, PostRefused, post, RequestError } from '../../src/page/requests.js';
import { readAnswer } from '../../src/page/response.js';

afterEach(() => vi.unstubAllGlobals());

const address = new URL('/call/?type=1', location.href);

function answer(body: BodyInit, init: ResponseInit = {}): ReturnType<typeof vi.fn> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8' };
  const fetch = vi.fn(async () => new Response(body, { headers, ...init }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const send = (): Promise<Arrived> => post(address, [['a[b]', '1']], new AbortController().signal);

/** An answer, as it is read; undefined if it was cut off. */
const read = async (arriving = send()): Promise<HTMLElement | undefined> =>
  readAnswer(await arriving);

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
      signal: expect.any(AbortSignal),
    });
  });

  it('reads the answer in the encoding that its header names', async () => {
    answer(
      Uint8Array.from('<p>\xe4</p>', (letter) => letter.charCodeAt(0)),
      { headers: { 'Content-Type': 'text/html; charset=iso-8859-1' } },
    );
    expect((await read())?.textContent).toBe('ä');
  });

  it.each([
    'application/json',
    'multipart/mixed; type=text/html',
    'text/html-template; charset=utf-8',
    '',
  ])('refuses an answer of the type %j', async (type) => {
    answer('<p>a</p>', { headers: { 'Content-Type': type } });
    await expect(send()).rejects.toThrow(RequestError);
    const message = `the answer is ${type || 'of no type'}, not HTML`;
    await expect(send()).rejects.toMatchObject({ name: 'RequestError', message });
  });

  it('for a page asks as a link does, and nothing else', async () => {
    const fetch = answer('<title>Two</title><img src="a.png" onerror="b()">');
    const { signal } = new AbortController();
    const page = await read(getPage(new URL('/two/', location.href), signal));
    expect(page?.querySelector('title')?.textContent).toBe('Two');
    expect(page?.querySelector('img')?.outerHTML).toBe(`<img src="${location.origin}/two/a.png">`);
    expect(fetch).toHaveBeenCalledWith(new URL('/two/', location.href), {
      mode: 'same-origin',
      credentials: 'same-origin',
      headers: { Accept: 'text/html' },
      signal: expect.any(AbortSignal),
    });
  });

  it.each([404, 405, 501])('for a page fails with status %d', async (status) => {
    answer('no', { status });
    const asking = getPage(address, new AbortController().signal);
    await expect(asking).rejects.not.toThrow(PostRefused);
    await expect(asking).rejects.toThrow(RequestError);
  });

  it.each([405, 501])('tells a server that takes no POST by its status %d', async (status) => {
    answer('no', { status });
    await expect(send()).rejects.toThrow(PostRefused);
    await expect(send()).rejects.toThrow(`the answer has status ${status}`);
    answer('no', { status: status + 2 });
    await expect(send()).rejects.not.toThrow(PostRefused);
    const message = `the answer has status ${status + 2}`;
    await expect(send()).rejects.toMatchObject({ name: 'RequestError', message });
  });

  it('refuses an answer whose type is not said', async () => {
    vi.stubGlobal('fetch', async () => new Response(new Uint8Array([60])));
    await expect(send()).rejects.toThrow('the answer is of no type, not HTML');
  });

  it.each(['text/html', 'Text/HTML ; charset=utf-8', 'application/xhtml+xml'])(
    'takes an answer of the type %s',
    async (type) => {
      answer('<p>a</p>', { headers: { 'Content-Type': type } });
      expect((await read())?.querySelector('body')?.innerHTML).toBe('<p>a</p>');
    },
  );

  it.each([
    ['a section', '<div class="gallery-inner"><p>a</p></div>'],
    [
      'several, with a comment and white space behind',
      '<p>a</p>\n<ul><li>b</ul> <!-- 0.2 s -->\n\n',
    ],
    ['without optional end tags', '<table><tr><td>a<tr><td>b</table><p>c'],
    ['a void element last', '<p>a</p><img src="a.png" alt="">'],
    ['a page', '<!doctype html><html><body><main>a</main></body></html>\n'],
    ['a page with sloppy markup', '<!doctype html><body><main><div>a</main></body></html>'],
    ['a page with a script of its host behind', '<body><div>a</body></html><script>b()</script>'],
    ['a page that a minifier has shortened', '<!doctype html><title>a</title><main><p>b</main>'],
    ['nothing', ''],
  ])('takes an answer that is whole: %s', async (_, body) => {
    answer(body);
    const answered = await read();
    expect(answered).toBeInstanceOf(HTMLElement);
    expect(answered?.querySelector('[data-auftritt-end]')).toBeNull();
  });

  it.each([
    ['an element', '<div class="gallery-inner"><p>a</p>'],
    ['an element of a whole page', '<!doctype html><html><body><main><p>a</p>'],
    ['a tag', '<div>a</div><img src="/a'],
    ['an end tag', '<div>a</di'],
    ['a comment', '<div>a</div><!-- b'],
    ['a script', '<p>a</p><script>b('],
    ['a text field', '<p>a</p><textarea>b'],
    ['a link', '<p>a <a href="/">b'],
  ])('refuses an answer that was cut off within %s', async (_, body) => {
    answer(body);
    expect(await read()).toBeUndefined();
  });

  it('takes an answer of the stated length as it is', async () => {
    const body = '<div>ä';
    const headers = { 'Content-Type': 'text/html', 'Content-Length': '7' };
    answer(body, { headers });
    expect((await read())?.querySelector('body')?.innerHTML).toBe('<div>ä</div>');
    answer(body, { headers: { ...headers, 'Content-Length': '8' } });
    expect(await read()).toBeUndefined();
    // The length of what is compressed says nothing of the text.
    answer(body, { headers: { ...headers, 'Content-Encoding': 'br' } });
    expect(await read()).toBeUndefined();
  });

  const fail = (error: Error): void => {
    vi.stubGlobal('fetch', async () => {
      throw error;
    });
  };

  it.each([new TypeError('Failed to fetch'), new DOMException('Failed to fetch', 'AbortError')])(
    'says that there was no answer, and why: %s',
    async (cause) => {
      fail(cause);
      await expect(send()).rejects.toMatchObject({
        name: 'RequestError',
        message: 'no answer, or none of this origin (Failed to fetch)',
        cause,
      });
    },
  );

  /** A server that never finishes: it does not answer, or its answer never ends. */
  const endless = (answers: boolean): void => {
    vi.stubGlobal('fetch', (_: URL, { signal }: { readonly signal: AbortSignal }) => {
      const ended = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')));
      });
      if (!answers) return ended;
      const headers = new Headers({ 'Content-Type': 'text/html' });
      return Promise.resolve({ ok: true, status: 200, headers, arrayBuffer: () => ended });
    });
  };

  it.each([
    ['no answer', false],
    ['half an answer', true],
  ])('fails with %s after 15 s, and not before', async (_, answers) => {
    vi.useFakeTimers();
    endless(answers);
    let message = '';
    const sending = send().catch((error: unknown) => {
      message = error instanceof RequestError ? error.message : String(error);
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(message).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    await sending;
    expect(message).toBe('no answer within 15 s');
    vi.useRealTimers();
  });

  it('ends when it is no longer wanted, and leaves no timer', async () => {
    vi.useFakeTimers();
    endless(false);
    const wanting = new AbortController();
    const sending = post(address, [], wanting.signal);
    wanting.abort();
    await expect(sending).rejects.toThrow('no answer, or none of this origin (ended)');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it.each([new Error('broken'), new DOMException('broken', 'DataCloneError')])(
    'does not take another error for a missing answer: %s',
    async (error) => {
      fail(error);
      await expect(send()).rejects.toBe(error);
    },
  );
});
