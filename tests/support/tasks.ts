import type { Browser, Page } from '@playwright/test';

/** What a trace says of a task, in the trace event format; `tdur` is processor time in µs. */
interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly tdur?: number;
}

const isTrace = (value: unknown): value is { traceEvents: TraceEvent[] } =>
  typeof value === 'object' && value !== null && 'traceEvents' in value;

/** What the page's main thread does while `action` runs. */
async function traced(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'blink.user_timing'],
  });
  await action();
  await page.evaluate(() => performance.mark('done'));
  const parsed: unknown = JSON.parse((await browser.stopTracing()).toString());
  const events = isTrace(parsed) ? parsed.traceEvents : [];
  const thread = events.find(({ name }) => name === 'done')?.tid;
  return events.filter(({ tid }) => tid === thread);
}

/** The processor time (ms) of each task of the page's main thread while `action` runs. */
async function tasks(...what: Parameters<typeof traced>): Promise<number[]> {
  const durations = (await traced(...what))
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ tdur = 0 }) => tdur / 1000);
  if (durations.length < 10) throw new Error('the trace holds no tasks of the page');
  return durations;
}

/**
 * The longest task (ms of processor time) of the page's main thread while `action` runs: of up to
 * five attempts the best, since what else the machine does can make a task longer but never
 * shorter. `prepare` makes each attempt a new one, and is not measured; what stays below `enough`
 * is not tried again.
 */
export async function longestTask(
  browser: Browser,
  page: Page,
  prepare: () => Promise<() => Promise<unknown>>,
  enough: number,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 5 && best >= enough; attempt += 1) {
    const action = await prepare();
    best = Math.min(best, Math.max(...(await tasks(browser, page, action))));
  }
  return best;
}
