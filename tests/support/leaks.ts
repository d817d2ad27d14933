import type { BrowserContext, Page } from '@playwright/test';

/** What a page holds on to, apart from what it shows. */
export interface Holdings {
  readonly listeners: number;
  readonly nodes: number;
  /** Timers under way. */
  readonly timers: number;
  /** Bytes that scripts hold. */
  readonly heap: number;
}

/** Counts timers in every document that is opened from now on. */
export async function noteTimers(pages: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await pages.addInitScript(() => {
    const running = new Map<number, () => void>();
    Object.assign(window, { running });
    const { setTimeout, setInterval, clearTimeout } = window;
    const start = (callback: TimerHandler, delay?: number): number => {
      const run = (): void => {
        end(id);
        if (typeof callback === 'function') callback();
      };
      const id = setTimeout(run, delay);
      running.set(id, run);
      return id;
    };
    const repeat = (callback: TimerHandler, delay?: number): number => {
      const id = setInterval(callback, delay);
      running.set(id, () => {});
      return id;
    };
    const end = (id?: number): void => {
      if (id !== undefined) running.delete(id);
      clearTimeout(id);
    };
    Object.assign(window, { setTimeout: start, setInterval: repeat });
    Object.assign(window, { clearTimeout: end, clearInterval: end });
  });
}

/** Counts timers from now on; to be called before the page is opened. */
export const watchTimers = (page: Page): Promise<void> => noteTimers(page);

/** How many timers are under way on a page that counts them. */
export const timersOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running: unknown = Reflect.get(window, 'running');
    return running instanceof Map ? running.size : 0;
  });

/** Ends each wait that is under way, as if its time had passed, and says how many there are afterwards. */
export const endTimers = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const running: unknown = Reflect.get(window, 'running');
    if (!(running instanceof Map)) return 0;
    for (const run of [...running.values()]) run();
    return running.size;
  });

/** Counts what the page holds, after what nobody holds has been cleared away. */
export async function holdings(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // What one collection frees can be what holds something else.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? 0;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heap: metric('JSHeapUsedSize'),
    timers: await timersOf(page),
  };
}
