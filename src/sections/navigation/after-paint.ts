import { nextTask } from '../../page/moments.js';

/**
 * How long (ms) to wait for a paint. Chromium paints no page that it holds to be covered, and visitors may come
 * to it later.
 */
const longestPaint = 3000;

/** What a visitor does first. */
const signs = ['pointerover', 'pointerdown', 'focusin', 'click', 'keydown'];

/**
 * Takes steps after the next paint, each in a task of its own. The visitor's first action takes those that are
 * left, before anything else sees the action. A hidden page is not painted: all are taken at once.
 *
 * @param step takes the next step; returns whether another one is left
 * @returns a function that takes the steps that are left, if any are
 */
export function afterPaint(step: () => boolean): () => void {
  const steps = new AbortController();
  const { signal } = steps;
  const finish = (): void => {
    while (!signal.aborted) if (!step()) steps.abort();
  };
  for (const sign of signs)
    addEventListener(sign, finish, { capture: true, passive: true, signal });
  const next = async (): Promise<void> => {
    await nextTask();
    if (signal.aborted) return;
    if (step()) await next();
    else steps.abort();
  };
  if (document.hidden) finish();
  else {
    const limit = setTimeout(finish, longestPaint);
    signal.addEventListener('abort', () => clearTimeout(limit));
    requestAnimationFrame(next);
  }
  return finish;
}
