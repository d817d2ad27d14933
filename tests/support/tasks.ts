import type { Browser, Page } from '@playwright/test';

/** What a trace says of a task, in the trace event format; `tdur` is processor time in µs. */
interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly elementCount?: number };
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
    categories: [
      ...['toplevel', 'devtools.timeline', 'blink.user_timing'],
      ...['v8', 'disabled-by-default-v8.compile'],
    ],
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

/** For how many elements the browser computes styles anew while `action` runs. */
export async function restyled(...what: Parameters<typeof traced>): Promise<number> {
  return (await traced(...what))
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

/**
 * How often the page's main thread stops to compile a function that is called for the first time while `action` runs,
 * and how often it parses a file again, for the lines of a stack, while that file is evaluated.
 */
export async function compiled(...what: Parameters<typeof traced>) {
  const events = await traced(...what);
  const count = (name: string, from = 0, to = Number.POSITIVE_INFINITY): number =>
    events.filter((each) => each.name === name && each.ts >= from && each.ts <= to).length;
  const evaluations = events.filter(({ name }) => name === 'v8.evaluateModule');
  if (evaluations.length === 0) throw new Error('the trace holds no evaluation of a module');
  return {
    functions: count('V8.CompileCode'),
    again: evaluations.reduce(
      (sum, { ts, dur = 0 }) => sum + count('V8.CollectSourcePositions', ts, ts + dur),
      0,
    ),
  };
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
