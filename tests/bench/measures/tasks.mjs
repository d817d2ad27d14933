import { inFreshPage, openAndRest } from '../browser.mjs';

/** A page and a window (px) in which each of its sections is in sight. */
export const inSight = { path: '/home/baukasten/', height: 16_000 };

/** How much slower the processor is taken to be, as Lighthouse does for a phone. */
const slowdown = 4;

/** From how long on (ms) a task keeps a visitor waiting. */
const long = 50;

/** @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: object }} TraceEvent */

/**
 * The tasks of the page's main thread while it loads, until the page rests: the processor time (ms)
 * that each takes on a processor four times slower, and whether a script of ours runs in it.
 *
 * It is the thread's own time, multiplied, and not what a slowed browser shows: there, whatever else
 * the machine does counts four times, and the same page without a script blocks for 40 ms in one
 * round and for 700 in another.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 * @param {number} [height] of the window, px
 * @returns {Promise<{ time: number, own: boolean }[]>}
 */
function tasksOf(browser, origin, path, height = 900) {
  return inFreshPage(browser, { origin, answered: true, height }, async (page) => {
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.compile', 'v8'],
    });
    await openAndRest(page, `${origin}${path}`);
    /** @type {{ traceEvents: TraceEvent[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const parsing = traceEvents.find(
      ({ name, args }) => name === 'ParseHTML' && JSON.stringify(args).includes(`${origin}${path}`),
    );
    if (!parsing) throw new Error(`no trace of ${path}`);
    const onThread = traceEvents.filter(
      ({ pid, tid }) => pid === parsing.pid && tid === parsing.tid,
    );
    const runs = /^(EvaluateScript|FunctionCall|v8\.compile(Module)?)$/;
    // The evaluation of a module names no file; all modules of the page are ours.
    const own = onThread.filter(
      ({ name, args }) =>
        name === 'v8.evaluateModule' ||
        (runs.test(name) && JSON.stringify(args ?? {}).includes('/assets/')),
    );
    return onThread
      .filter(({ name }) => name.endsWith('RunTask'))
      .map(({ ts, dur = 0, tdur = dur }) => ({
        time: (slowdown * tdur) / 1000,
        own: own.some((event) => ts <= event.ts && event.ts <= ts + dur),
      }));
  });
}

/**
 * How long tasks block the page while it loads: ms beyond 50 in each, on a processor four times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 * @param {number} [height] of the window, px
 */
export async function blockingTime(browser, origin, path, height) {
  const tasks = await tasksOf(browser, origin, path, height);
  return tasks.reduce((sum, { time }) => sum + Math.max(0, time - long), 0);
}

/**
 * The longest task (ms) in which a script of ours runs, on a processor four times slower.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 */
export async function longestOwnTask(browser, origin, path) {
  const tasks = await tasksOf(browser, origin, path);
  const own = tasks.filter((each) => each.own);
  if (own.length === 0) throw new Error(`no script of ours runs on ${path}`);
  return Math.max(...own.map(({ time }) => time));
}
