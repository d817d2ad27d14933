import { type BrowserContext, expect, type Page } from '@playwright/test';

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

/** Releases the page and enhances it again, so many times, each until so many of its elements run; then releases it. */
export const startAgain = (page: Page, times: number, count: number): Promise<void> =>
  page.evaluate(
    async ([rounds, elements]) => {
      for (let round = 0; round < rounds; round += 1) {
        window.auftritt?.release();
        let started = 0;
        const all = new Promise<void>((resolve) => {
          document.addEventListener('auftritt:enhanced', function note() {
            started += 1;
            if (started < elements) return;
            document.removeEventListener('auftritt:enhanced', note);
            resolve();
          });
        });
        window.auftritt?.enhance();
        for (const { element } of window.auftritt?.instances() ?? [])
          element.dispatchEvent(new Event('pointerover', { bubbles: true }));
        await all;
      }
      window.auftritt?.release();
    },
    [times, count] as const,
  );

/** What fifty such rounds add to what the page holds after two of them. */
export async function leftByRounds(page: Page, count: number): Promise<Holdings> {
  const held = async (times: number): Promise<Holdings> => {
    await startAgain(page, times, count);
    // What has been put off, and the report that `running` asks for, do nothing any more.
    await expect.poll(async () => (await holdings(page)).timers).toBe(0);
    return holdings(page);
  };
  const before = await held(2);
  const after = await held(50);
  return {
    listeners: after.listeners - before.listeners,
    nodes: after.nodes - before.nodes,
    timers: after.timers - before.timers,
    heap: after.heap - before.heap,
  };
}
