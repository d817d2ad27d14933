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

/** What a thread answers. */
export type Answer<Value> =
  | { readonly value: Value }
  /** `isSpent`: the thread is of no use any more, after an unexpected error or at a limit. */
  | { readonly why?: string; readonly limit?: Limit; readonly isSpent: boolean };

/** A thread that answers one question after another, each within the limits for a page. */
export interface Thread<Own extends Jobs> {
  /**
   * Calls one of the thread's functions. The thread starts with the first call. If a call ends it or leaves it in an
   * unknown state, the next one starts another.
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
    if (error instanceof LimitMet) return { limit: error.limit, isSpent: false };
    if (error instanceof Uncheckable) return { why: error.message, isSpent: false };
    // Errors from jsdom are not instances of our `Error`.
    const why = `${Object(error).name}: ${Object(error).message}`;
    // A parser overflows the call stack where something nests too deeply, such as style rules.
    const isTooDeep = why.startsWith('RangeError: Maximum call stack');
    return isTooDeep ? { limit: 'nesting', isSpent: true } : { why, isSpent: true };
  }
}

/**
 * Turns a thread's answer into what its function has returned.
 *
 * @throws Uncheckable, LimitMet
 */
export function received<Value>(answer: Answer<Value>): Value {
  if ('value' in answer) return answer.value;
  const { limit, why, isSpent } = answer;
  if (limit) throw new LimitMet(limit);
  throw new Uncheckable(isSpent ? `cannot be checked (${why})` : why);
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
 * Calls back once the process has used this much processor time. Elapsed time would not do: on a busy
 * machine every page takes longer, and no page is to blame for it.
 *
 * @returns a function that stops the clock
 */
function afterWork(milliseconds: number, call: () => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > milliseconds) call();
  }, interval);
  return () => clearInterval(timer);
}

/** Asks a thread. If the thread ends or takes too long, the answer says so. */
async function ask<Value>(worker: Worker, question: unknown): Promise<Answer<Value>> {
  const giveUp = new AbortController();
  const answered = once(worker, 'message', { signal: giveUp.signal });
  const stop = afterWork(limits.time, () => giveUp.abort());
  worker.postMessage(question);
  try {
    const [answer]: Answer<Value>[] = await answered;
    return answer ?? { why: 'no answer', isSpent: true };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'AbortError') return { limit: 'time', isSpent: true };
    if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return { limit: 'memory', isSpent: true };
    return { why: `${error.name}: ${error.message}`, isSpent: true };
  } finally {
    stop();
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
      if ('isSpent' in answer && answer.isSpent) await end();
      return received(answer);
    },
    end,
  };
}
