import { once } from 'node:events';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../../static-html/backend/backend.mjs';

let server: Server;
let origin: string;

async function listen(backend: Server): Promise<{ server: Server; origin: string }> {
  await once(backend.listen(0, '127.0.0.1'), 'listening');
  const address = backend.address();
  const port = typeof address === 'object' ? address?.port : '';
  return { server: backend, origin: `http://127.0.0.1:${port}` };
}

beforeAll(async () => {
  ({ server, origin } = await listen(createBackend()));
});

afterAll(() => {
  server.close();
});

describe('the stand-in backend', () => {
  it.each([
    ['a call', '/home/produkte/?type=7411'],
    ['a form', '/home/kontakt/'],
  ])('answers %s that is too long with 413, and goes on', async (_, path) => {
    const post = (bytes: number) =>
      fetch(origin + path, { method: 'POST', body: new URLSearchParams({ a: 'a'.repeat(bytes) }) });
    expect((await post(8 * 1024 * 1024)).status).toBe(413);
    expect((await post(1024)).status).not.toBe(413);
  });

  it('puts jQuery above our tag where it is told to, and where the visitor wants it', async () => {
    const hasJquery = async (from: string, cookie = '', init: RequestInit = {}) => {
      const answer = await fetch(`${from}/en/home/contact/`, { ...init, headers: { cookie } });
      const html = await answer.text();
      const at = html.indexOf('<script src="/jquery.js"></script>');
      expect(at).toBeLessThan(html.indexOf('/assets/auftritt.js'));
      expect(html).toContain(
        at < 0 ? 'href="?jquery=1">View with' : 'href="?jquery=0">View without',
      );
      return at >= 0;
    };
    const refused = { method: 'POST', body: new URLSearchParams({ a: 'b' }) };
    expect(await hasJquery(origin)).toBe(false);
    expect(await hasJquery(origin, 'a=b; jquery=1')).toBe(true);
    expect(await hasJquery(origin, 'jquery=1', refused)).toBe(true);
    const other = await listen(createBackend({ jquery: true }));
    expect(await hasJquery(other.origin)).toBe(true);
    expect(await hasJquery(other.origin, 'jquery=0')).toBe(false);
    other.server.close();
  });

  it('keeps what the address says of jQuery in a cookie, and leads to the page itself', async () => {
    const answer = await fetch(`${origin}/home/?a=b&jquery=1`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toBe('/home/?a=b');
    expect(answer.headers.get('set-cookie')).toMatch(/^jquery=1; Path=\//);
    expect((await fetch(`${origin}/jquery.js`)).status).toBe(200);
  });
});
