// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createTurns } from '../../src/lifecycle/turns.js';
import { nextTask } from '../../src/page/moments.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets behaviours start that each take so many ms, in this order. Returns what starts, as it does. */
function startsOf(...times: readonly number[]): string[] {
  const started: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const turns = createTurns();
  for (const time of times) {
    void turns.take(document.body, () => {
      now += time;
      started.push(`${time} ms`);
    });
  }
  return started;
}

it('starts nothing in the task in which the code comes', async () => {
  const started = startsOf(1);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  expect(started).toEqual([]);
  await nextTask();
  await vi.waitFor(() => expect(started).toEqual(['1 ms']));
});

it('lets starts share a task up to 4 ms, and the next one wait for another', async () => {
  const started = startsOf(1, 4, 2, 1);
  const tasks: string[][] = [];
  while (started.length < 4) {
    const before = started.length;
    await nextTask();
    // What waits for the task comes in its microtasks.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    if (started.length > before) tasks.push(started.slice(before));
  }
  expect(tasks).toEqual([
    ['1 ms', '4 ms'],
    ['2 ms', '1 ms'],
  ]);
});

it.each([
  ['the left button', 1, 0],
  ['the right button, whose release the menu may keep', 2, 1],
])('%s holds back a start in what is pressed, or does not', async (_what, buttons, starts) => {
  const turns = createTurns();
  const start = vi.fn();
  document.body.dispatchEvent(
    Object.assign(new Event('pointerdown', { bubbles: true }), { buttons }),
  );
  void turns.take(document.body, start);
  for (let task = 0; task < 5; task += 1) await nextTask();
  expect(start).toHaveBeenCalledTimes(starts);
  document.body.dispatchEvent(new Event('pointerup', { bubbles: true }));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
});
