import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckedPage } from './findings.js';
import { limits } from './limits.js';
import { type Answer, type Ready, received, type Settings } from './messages.js';
import type { Source } from './source.js';

/** Megabytes for what has just been made, beside the limit for what is kept; V8's own measure. */
const young = 16;

/** Checks pages in a thread of its own, so that none of them ends or holds up the others' check. */
export interface IsolatedChecker {
  /** What is wrong with the site's own selectors, a line for each thing. */
  wrongSelectors(): Promise<readonly string[]>;
  /**
   * @throws Uncheckable where the page cannot be checked
   * @throws LimitMet where it takes too much
   */
  check(source: Source): Promise<CheckedPage>;
  close(): Promise<void>;
}

/** A thread, once it is ready. */
async function start(file: string, settings: Settings) {
  const resourceLimits = {
    maxOldGenerationSizeMb: limits.memory,
    maxYoungGenerationSizeMb: young,
  };
  const worker = new Worker(file, { workerData: settings, resourceLimits });
  const [ready]: Ready[] = await once(worker, 'message');
  // Who waits for an answer hears of an error; one that comes after the time is up is nobody's.
  worker.on('error', () => {});
  return { worker, wrong: ready?.wrong ?? [] };
}

/** How often (ms) it is looked how much time a page has taken. */
const interval = 50;

/**
 * Calls back once the process has worked for so long. A machine that does other work takes longer
 * for every page, and none of them is to blame for it.
 *
 * @returns stops the clock
 */
function afterWork(milliseconds: number, call: () => void): () => void {
  const before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > milliseconds) call();
  }, interval);
  return () => clearInterval(timer);
}

/** The answer to a page. A thread that comes to its end is one too. */
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
 * A checker in a thread, which starts with the first question. Where a page has ended the thread, or
 * has left it in a state that nobody knows, the next page has a new one.
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
