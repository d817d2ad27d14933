import { afterAll, vi } from 'vitest';

// The files share their workers and a worker's modules, which saves most of the time that they
// took; so each leaves its document as it found it.
afterAll(() => {
  // Vitest restores before each test; what the last one of a file has replaced would stay.
  vi.restoreAllMocks();
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  }
});
