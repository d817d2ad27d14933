import { afterAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../../static-html/backend/backend.mjs';
import { listening } from '../../support/listening.mjs';

const { origin, close } = await listening(createBackend());
afterAll(close);

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
