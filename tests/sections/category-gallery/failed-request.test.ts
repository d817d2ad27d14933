// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { failedRequest } from '../../../src/micro-roots/category-gallery/failed-request.js';

const words = { requestFailed: 'Failed', retry: 'Again', openPage: 'Open' };

it('the message of a failed request names its page only where there is one', () => {
  const retry = vi.fn();
  const message = failedRequest(words, undefined, retry);
  expect(message.querySelector('a')).toBeNull();
  message.querySelector('button')?.click();
  expect(retry).toHaveBeenCalledOnce();
  expect(failedRequest(words, '/one/', retry).querySelector('a')?.outerHTML).toBe(
    '<a class="request-error__page" href="/one/">Open</a>',
  );
});
