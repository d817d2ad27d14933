import { inFreshPage, openAndRest } from '../browser.mjs';

/**
 * When the largest element of a page is painted (ms), how long tasks block it (ms beyond 50 in each),
 * and how far it shifts.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 * @param {{ answered: boolean, slowdown?: number, width?: number }} options
 */
export function loading(browser, origin, path, { answered, slowdown = 1, width = 1440 }) {
  return inFreshPage(browser, { origin, answered, width }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const seen = { largest: 0, blocking: 0, shift: 0 };
      Object.assign(window, { seen });
      const observe = (
        /** @type {string} */ type,
        /** @type {(entry: PerformanceEntry) => void} */ take,
      ) => {
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
          type,
          buffered: true,
        });
      };
      observe('largest-contentful-paint', ({ startTime }) => {
        seen.largest = startTime;
      });
      observe('longtask', ({ duration }) => {
        seen.blocking += duration - 50;
      });
      observe('layout-shift', (entry) => {
        if (!Reflect.get(entry, 'hadRecentInput'))
          seen.shift += Number(Reflect.get(entry, 'value'));
      });
    });
    await openAndRest(page, `${origin}${path}`);
    /** @type {{ largest: number, blocking: number, shift: number }} */
    const seen = await page.evaluate(() => Reflect.get(window, 'seen'));
    return seen;
  });
}

/**
 * The longest task (ms of processor time) in which a script of ours ran, under throttling.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin @param {string} path
 * @param {{ slowdown: number }} options
 */
export function longestOwnTask(browser, origin, path, { slowdown }) {
  return inFreshPage(browser, { origin, answered: true }, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, {
      categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.compile', 'v8'],
    });
    await openAndRest(page, `${origin}${path}`);
    /** @type {{ traceEvents: { name: string, tid: number, ts: number, dur?: number, args?: object }[] }} */
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const runs = /^(EvaluateScript|FunctionCall|v8\.(compile|evaluate)(Module)?)$/;
    const own = traceEvents.filter(
      ({ name, args }) => runs.test(name) && JSON.stringify(args ?? {}).includes('/assets/'),
    );
    const tasks = traceEvents.filter(({ name }) => name.endsWith('RunTask'));
    const durations = own.map((event) => {
      const task = tasks.find(
        ({ tid, ts, dur = 0 }) => tid === event.tid && ts <= event.ts && event.ts <= ts + dur,
      );
      return (task?.dur ?? 0) / 1000;
    });
    return Math.max(0, ...durations);
  });
}
