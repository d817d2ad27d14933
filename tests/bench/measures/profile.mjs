// What the time from the first press to the painted answer is spent on, for each section, as a table. A phone: slow
// 4G, a processor four times slower. Build first:
// node tests/bench/measures/profile.mjs
import { launch } from '../browser.mjs';
import { serve } from '../competitors.mjs';
import { median } from '../statistics.mjs';
import { firstUse, sections } from './first-use.mjs';
import { profiled } from './profiled.mjs';

/**
 * An event of Chromium's trace; times in µs.
 *
 * @typedef {object} TraceEvent
 * @property {string} name @property {string} ph @property {number} ts @property {number} [dur]
 * @property {number} pid @property {number} tid
 * @property {{ data?: { type?: string, requestId?: string } }} [args]
 */

/** @typedef {{ start: number, end: number }} Span in µs */

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

/** What a task of the main thread is about, by the name of its events. */
const kinds = {
  evaluation:
    /^(EvaluateScript|v8\.compile|v8\.evaluateModule|v8\.produceCache|V8\.(Compile|Finalize).*)/,
  script:
    /^(FunctionCall|EventDispatch|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|v8\..*|V8\..*|.*GC|ParseHTML)$/,
  styles: /^(UpdateLayoutTree|ParseAuthorStyleSheet|Recalc.*)$/,
  layout: /^(Layout|HitTest|IntersectionObserver.*)$/,
  painting: /^(PrePaint|Paint.*|Layerize|UpdateLayer|Commit|Composite.*|Decode.*|.*Image.*)$/,
};

const columns = /** @type {const} */ ([...Object.keys(kinds), 'other tasks', 'network', 'waiting']);

/** The length of the union of spans, within one. @param {readonly Span[]} spans @param {Span} within */
function union(spans, within) {
  let [sum, last] = [0, within.start];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const [from, to] = [Math.max(start, last), Math.min(end, within.end)];
    if (to > from) {
      sum += to - from;
      last = to;
    }
  }
  return sum;
}

/**
 * What the time was spent on, in ms: on the main thread by kind of task, each task without those inside it; then
 * what a request took while that thread was idle; then the rest.
 *
 * @param {readonly TraceEvent[]} events @param {number} answered ms from the press on
 */
function divide(events, answered) {
  const press = events.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  );
  if (!press) throw new Error('no press in the trace');
  const whole = { start: press.ts, end: press.ts + answered * 1000 };
  const tasks = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === press.pid && tid === press.tid)
    .map(({ name, ts, dur = 0 }) => ({ name, start: ts, end: ts + dur }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  /** @type {Record<string, number>} */
  const found = Object.fromEntries(columns.map((name) => [name, 0]));
  const kindOf = (/** @type {string} */ name) =>
    Object.entries(kinds).find(([, names]) => names.test(name))?.[0] ?? 'other tasks';
  tasks.forEach((task, index) => {
    const inner = [];
    for (let next = index + 1; next < tasks.length; next += 1) {
      const each = tasks[next];
      if (!each || each.start >= task.end) break;
      inner.push(each);
    }
    const own = union([task], whole) - union(inner, whole);
    const kind = kindOf(task.name);
    found[kind] = (found[kind] ?? 0) + own;
  });
  /** @type {Map<string, Span>} */
  const requests = new Map();
  for (const { name, ts, args } of events) {
    const id = args?.data?.requestId;
    if (!id) continue;
    if (name === 'ResourceSendRequest')
      requests.set(id, { start: ts, end: Number.POSITIVE_INFINITY });
    const request = requests.get(id);
    if (name === 'ResourceFinish' && request) request.end = ts;
  }
  const busy = union(tasks, whole);
  const withRequests = union([...tasks, ...requests.values()], whole);
  found.network = withRequests - busy;
  found.waiting = whole.end - whole.start - withRequests;
  return Object.fromEntries(Object.entries(found).map(([name, sum]) => [name, sum / 1000]));
}

const { origin, close } = await serve(profiled.pages);
const browser = await launch();
console.log(`| section | answered, ms | ${columns.join(' | ')} |`);
console.log(`| --- | --: |${' --: |'.repeat(columns.length)}`);
for (const [name, section] of Object.entries({ ...sections, ...profiled.sections })) {
  /** @type {Record<string, number>[]} */
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    /** @type {readonly TraceEvent[]} */
    let events = [];
    const { answered } = await firstUse(browser, origin, section, 'auftritt', {
      watched: async (page, tap) => {
        const categories = ['devtools.timeline', 'v8', 'blink.user_timing'];
        await browser.startTracing(page, { categories });
        const times = await tap();
        events = JSON.parse(String(await browser.stopTracing())).traceEvents;
        return times;
      },
    });
    all.push({ answered, ...divide(events, answered) });
  }
  const cells = ['answered', ...columns].map((column) =>
    Math.round(median(all.map((each) => each[column] ?? Number.NaN))),
  );
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
await browser.close();
close();
