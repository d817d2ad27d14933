import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Limit, limits } from './source.js';

/** Size (MB) of V8's heap for new objects, in addition to `limits.memory`; the value is V8's own. */
const young = 16;

/** How often (ms) the processor time of a page is measured. */
const interval = 50;

/** What became of a question that ended the thread. */
export type Stopped =
  | { readonly kind: 'limit'; readonly limit: Limit; readonly isSpent: true }
  /** An unexpected error. */
  | { readonly kind: 'failed'; readonly why: string };

/** A thread that answers one question after another, each within the limits for a page. */
export interface Thread<Ready, Question, Answer> {
  /** The thread's first message. The thread starts when it is first needed. */
  ready(): Promise<Ready>;
  ask(question: Question): Promise<Answer | Stopped>;
  /** Ends the thread; the next question starts another one. */
  end(): Promise<void>;
}

/** Starts a thread and waits until it is ready. */
async function start<Ready>(file: string, workerData: unknown) {
  const resourceLimits = {
    maxOldGenerationSizeMb: limits.memory,
    maxYoungGenerationSizeMb: young,
  };
  const worker = new Worker(file, { workerData, resourceLimits });
  const [ready]: Ready[] = await once(worker, 'message');
  // While `ask` waits for an answer, it handles errors itself. Errors after its time limit are ignored.
  worker.on('error', () => {});
  return { worker, ready };
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
async function ask<Question, Answer>(
  worker: Worker,
  question: Question,
  time: number,
): Promise<Answer | Stopped> {
  const giveUp = new AbortController();
  const answered = once(worker, 'message', { signal: giveUp.signal });
  const stop = afterWork(time, () => giveUp.abort());
  worker.postMessage(question);
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
 * Creates a thread, which starts with the first question.
 *
 * @param file the built file of the thread
 * @param workerData what the thread starts with
 * @param time the processor time (ms) that an answer may take
 */
export function createThread<Ready, Question, Answer>(
  file: string,
  workerData: unknown,
  time: number = limits.time,
): Thread<Ready, Question, Answer> {
  let thread: ReturnType<typeof start<Ready>> | undefined;
  const present = (): ReturnType<typeof start<Ready>> => {
    thread ??= start(file, workerData);
    return thread;
  };
  return {
    async ready() {
      const { ready } = await present();
      if (ready === undefined) throw new Error(`${file} sent nothing`);
      return ready;
    },
    ask: async (question) => ask(await present().then(({ worker }) => worker), question, time),
    async end() {
      const ending = await thread;
      thread = undefined;
      await ending?.worker.terminate();
    },
  };
}
