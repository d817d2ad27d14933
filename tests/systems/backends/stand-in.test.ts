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
});
