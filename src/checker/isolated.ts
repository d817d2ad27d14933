import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckedPage } from './findings.js';
import { limits } from './limits.js';
import { type Answer, type Ready, received, type Settings } from './messages.js';
import type { Source } from './source.js';

/** Size (MB) of V8's heap for new objects, in addition to `limits.memory`; the value is V8's own. */
const young = 16;

/** Checks pages in a separate thread, so that no page ends or blocks the check of the others. */
export interface IsolatedChecker {
  /** The errors in the site's own selectors, one line each. */
  wrongSelectors(): Promise<readonly string[]>;
  /**
   * @throws Uncheckable where the page cannot be checked
   * @throws LimitMet where the page exceeds a limit
   */
  check(source: Source): Promise<CheckedPage>;
  close(): Promise<void>;
}

/** Starts a thread and waits until it is ready. */
async function start(file: string, settings: Settings) {
  const resourceLimits = {
    maxOldGenerationSizeMb: limits.memory,
    maxYoungGenerationSizeMb: young,
  };
  const worker = new Worker(file, { workerData: settings, resourceLimits });
  const [ready]: Ready[] = await once(worker, 'message');
  // While `ask` waits for an answer, it handles errors itself. Errors after its time limit are ignored.
  worker.on('error', () => {});
  return { worker, wrong: ready?.wrong ?? [] };
}

/** How often (ms) the processor time of a page is measured. */
const interval = 50;

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

/** Has a thread check a page. If the thread ends or takes too long, the answer says so. */
async function ask(worker: Worker, source: Source): Promise<Answer> {
  const giveUp = new AbortController();
  const answered = once(worker, 'message', { signal: giveUp.signal });
  const stop = afterWork(limits.time, () => giveUp.abort());
  worker.postMessage(source);
  try {
    const [answer]: Answer[] = await answered;
    return answer ?? { kind: 'failed', why: 'no answer' };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'AbortError') return { kind: 'limit', limit: 'time', isSpent: true };
    const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isMemory) return { kind: 'limit', limit: 'memory', isSpent: true };
    return { kind: 'failed', why: `${error.name}: ${error.message}` };
  } finally {
    stop();
  }
}

/**
 * Creates a checker in a thread, which starts with the first question. If a page ends the thread or
 * leaves it in an unknown state, the next page gets a new thread.
 *
 * @param file the built `page-worker.ts`
 */
export function isolatedChecker(file: string, settings: Settings): IsolatedChecker {
  let thread: ReturnType<typeof start> | undefined;
  const present = (): ReturnType<typeof start> => {
    thread ??= start(file, settings);
    return thread;
  };
  const end = async (): Promise<void> => {
    const ending = await thread;
    thread = undefined;
    await ending?.worker.terminate();
  };
  return {
    wrongSelectors: async () => (await present()).wrong,
    async check(source) {
      const { worker } = await present();
      const answer = await ask(worker, source);
      if (answer.kind === 'failed' || (answer.kind === 'limit' && answer.isSpent)) await end();
      return received(answer);
    },
    close: end,
  };
}
