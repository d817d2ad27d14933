import { writeFileSync } from 'node:fs';
import type { Order } from '../../../src/command/deploy/deploy.js';
import type { Disk } from '../../../src/command/deploy/target.js';
import { quickDisk } from './site-folder.js';

/** What a simulated process is given: it acts when its turn comes, and its clock may be wrong. */
export type Machine = Required<Pick<Order, 'disk' | 'now' | 'pause'>>;

export interface Run {
  /** How long (ms) each of its file operations takes. */
  readonly duration?: number;
  readonly start: (machine: Machine) => Promise<unknown>;
  /** Before which of its file operations it is killed; it is not, if it has ended by then. */
  readonly killedAt?: number | undefined;
  /** How far (ms) its clock is from that of the others. */
  readonly skew?: number;
}

/** How a process has ended; `failed` says why. */
export type End = 'done' | 'killed' | { readonly failed: string };

interface Process extends Run {
  operations: number;
  end?: End;
}

/** A file operation or a pause of a process. */
interface Step {
  readonly process: Process;
  readonly operation?: string;
  readonly args?: readonly unknown[];
  /** When it may be done. */
  readonly at: number;
  do(): Promise<void> | void;
}

/** The process ends in the middle of a write: half of the content is there. */
function killedIn({ process, operation, args = [] }: Step): void {
  const [path, content] = args;
  if (operation === 'writeFile' && typeof path === 'string' && process.operations % 2 === 0) {
    const half = String(content).slice(0, String(content).length / 2);
    try {
      writeFileSync(path, half, { flag: 'wx' });
    } catch {
      // Where the file is there already, a write fails before its first byte.
    }
  }
}

/**
 * Lets processes run beside each other, one file operation at a time. Pauses pass at once when nobody
 * has anything else to do. So each order in which things may happen can be had, and had again.
 *
 * @param runs are started at the same moment
 * @param clock is set forth
 * @param choose which of so many operations is the next one
 * @param afterEach is called when an operation may have changed what visitors get
 * @returns how each has ended, and who was the last to do so
 */
export async function simulate(
  runs: readonly Run[],
  clock: { now: number },
  choose: (count: number) => number,
  afterEach: () => void,
): Promise<{ ends: readonly (End | undefined)[]; last: number }> {
  const processes: Process[] = runs.map((run) => ({ ...run, operations: 0 }));
  let steps: Step[] = [];
  let last = 0;

  function end(process: Process, how: End): void {
    process.end = how;
    last = processes.indexOf(process);
    steps = steps.filter((step) => step.process !== process);
  }

  function machineOf(process: Process): Machine {
    const disk: Disk = new Proxy(quickDisk, {
      get(all, operation) {
        const perform: unknown = Reflect.get(all, operation);
        if (typeof perform !== 'function') throw new TypeError(`no operation ${String(operation)}`);
        return (...args: readonly unknown[]) =>
          new Promise((resolve, reject) => {
            const act = async () => {
              await Promise.resolve(Reflect.apply(perform, all, args)).then(resolve, reject);
            };
            const at = clock.now + (process.duration ?? 0);
            steps.push({ process, operation: String(operation), args, at, do: act });
          });
      },
    });
    const pause = (duration: number, signal?: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const at = clock.now + duration;
        const pass = (): void => {
          signal?.removeEventListener('abort', stop);
          resolve();
        };
        const step: Step = { process, at, do: pass };
        const stop = (): void => {
          steps = steps.filter((each) => each !== step);
          reject(new Error('the pause was ended'));
        };
        if (signal?.aborted) stop();
        else steps.push(step);
        signal?.addEventListener('abort', stop, { once: true });
      });
    return { disk, pause, now: () => clock.now + (process.skew ?? 0) };
  }

  for (const process of processes) {
    process.start(machineOf(process)).then(
      () => end(process, 'done'),
      (error: unknown) => end(process, { failed: String(error) }),
    );
  }
  for (;;) {
    // What has been done is followed by what its process does next, up to its next operation.
    await new Promise((resolve) => setImmediate(resolve));
    if (processes.every((process) => process.end)) {
      return { ends: processes.map((process) => process.end), last };
    }
    const earliest = Math.min(...steps.map(({ at }) => at));
    if (earliest === Number.POSITIVE_INFINITY) throw new Error('a process waits for nothing');
    clock.now = Math.max(clock.now, earliest);
    const ready = steps.filter(({ at }) => at <= clock.now);
    const step = ready[choose(ready.length)];
    if (!step) throw new RangeError('no such step');
    steps = steps.filter((each) => each !== step);
    if (step.operation) step.process.operations += 1;
    if (step.process.operations === step.process.killedAt) {
      killedIn(step);
      end(step.process, 'killed');
    } else {
      await step.do();
    }
    if (step.operation === 'rename' || step.operation === 'rm') afterEach();
  }
}
