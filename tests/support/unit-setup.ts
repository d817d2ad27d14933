import { afterAll } from 'vitest';

// The files share their workers and a worker's modules, which saves most of the time that they
// took; so each leaves its document as it found it.
afterAll(() => {
  if (typeof document === 'undefined') return;
  document.head.replaceChildren();
  document.body.replaceChildren();
});
