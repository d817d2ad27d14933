import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { codeOf } from '../terminal/text.js';
import { type Limit, LimitMet, limits, Uncheckable } from './source.js';

/** Size (MB) of V8's heap for new objects, in addition to `limits.memory`; the value is V8's own. */
const young = 16;

/** How often (ms) the processor time of a page is measured. */
const interval = 50;

/** What a thread starts with. */
export type Settings = Readonly<Record<string, string | boolean>>;

/** The functions that a thread calls for the command. What they take and return is copied. */
export type Jobs = Readonly<Record<string, (...given: never[]) => unknown>>;

/** What a thread answers: what its function has returned, or why it has not. */
export type Answer<Value> =
  | { readonly value: Value }
  | { readonly limit: Limit }
  | { readonly why: string };

/** A thread that answers one question after another, each within the limits for a page. */
export interface Thread<Own extends Jobs> {
  /**
   * Calls one of the thread's functions. The thread starts with the first call. After one that fails it may be in an
   * unknown state, so the next call starts another.
   *
   * @throws Uncheckable where the page or file cannot be read
   * @throws LimitMet where it exceeds a limit
   */
  ask<Name extends keyof Own & string>(
    name: Name,
    ...given: Parameters<Own[Name]>
  ): Promise<ReturnType<Own[Name]>>;
  end(): Promise<void>;
}

/** Calls a function in the thread, and returns an answer even where it fails. */
export function answerTo<Value>(
  jobs: Jobs,
  name: string,
  given: readonly unknown[],
): Answer<Value> {
  try {
    return { value: Reflect.apply(jobs[name] ?? (() => {}), undefined, given) };
  } catch (error) {
    if (error instanceof Uncheckable) return { why: error.message };
    // Errors from jsdom are not instances of our `Error`.
    const why = `${Object(error).name}: ${Object(error).message}`;
    // A parser overflows the call stack where something nests too deeply, such as style rules.
    const isTooDeep = why.startsWith('RangeError: Maximum call stack');
    return isTooDeep ? { limit: 'nesting' } : { why: `cannot be checked (${why})` };
  }
}

/**
 * Turns a thread's answer into what its function has returned.
 *
 * @throws Uncheckable, LimitMet
 */
export function received<Value>(answer: Answer<Value>): Value {
  if ('value' in answer) return answer.value;
  throw 'limit' in answer ? new LimitMet(answer.limit) : new Uncheckable(answer.why);
}

/** Starts a thread and waits until it is ready. */
async function start(dist: string, settings: Settings): Promise<Worker> {
  const resourceLimits = {
    maxOldGenerationSizeMb: limits.memory,
    maxYoungGenerationSizeMb: young,
  };
  const file = resolve(dist, 'command/worker.mjs');
  const worker = new Worker(file, { workerData: settings, resourceLimits });
  await once(worker, 'message');
  // While `ask` waits for an answer, it handles errors itself. Errors after its time limit are ignored.
  worker.on('error', () => {});
  return worker;
}

/**
 * Asks a thread. If the thread ends or takes too long, the answer says so. Elapsed time would not do: on a busy machine
 * every page takes longer, and no page is to blame for it.
 */
async function ask<Value>(worker: Worker, question: unknown): Promise<Answer<Value>> {
  const giveUp = new AbortController();
  const answered = once(worker, 'message', { signal: giveUp.signal });
  const before = process.cpuUsage();
  const clock = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > limits.time) giveUp.abort();
  }, interval);
  worker.postMessage(question);
  try {
    const [answer = { why: 'no answer' }]: Answer<Value>[] = await answered;
    return answer;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'AbortError') return { limit: 'time' };
    if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return { limit: 'memory' };
    return { why: `cannot be checked (${error.name}: ${error.message})` };
  } finally {
    clearInterval(clock);
  }
}

/** @param dist the folder with the built files, the thread's among them */
export function createThread<Own extends Jobs>(dist: string, settings: Settings = {}): Thread<Own> {
  let thread: Promise<Worker> | undefined;
  async function end(): Promise<void> {
    const ending = await thread;
    thread = undefined;
    await ending?.terminate();
  }
  return {
    async ask<Name extends keyof Own & string>(name: Name, ...given: Parameters<Own[Name]>) {
      thread ??= start(dist, settings);
      const question = { name, given };
      const answer = await ask<ReturnType<Own[Name]>>(await thread, question);
      if (!('value' in answer)) await end();
      return received(answer);
    },
    end,
  };
}
