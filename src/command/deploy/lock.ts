import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../terminal/text.js';
import { type Disk, Refusal, type Target } from './target.js';

/** The lock is a hidden file, so that a folder with nothing else in it counts as empty. */
export const lockName = '.auftritt-lock';

/** How often (ms) the holder shows that it is alive. */
const beat = 1000;
/** How often (ms) a waiting deployment checks whether the lock is free. */
const interval = 250;
/** After this time (ms) without a sign of life, the deployment that holds the lock counts as killed. */
const patience = 10_000;
/** How long (ms) a deployment waits for another one that is alive. */
const longest = 30_000;

/** The means of waiting for a lock. */
export interface Waiting {
  /** ms since 1970 */
  now(): number;
  /** Waits for a duration (ms). The signal ends the wait with an error. */
  readonly pause?: (duration: number, signal?: AbortSignal) => Promise<unknown>;
  /** Called once if the deployment has to wait, with the holder of the lock in words. */
  readonly onWait?: (holder: string) => void;
}

const pauseOnClock: NonNullable<Waiting['pause']> = (duration, signal) =>
  wait(duration, undefined, signal && { signal });

/** Who holds a lock, as its file says in front of the semicolon. A killed process may not have written that. */
const holderIn = (text: string): string =>
  /^process \d+ on .*(?=;)/.exec(text)?.[0] ?? 'another deployment';

/**
 * Takes the lock of a folder, the right to change it, or waits for it. If its holder shows no sign of life for long,
 * others may take it.
 *
 * This does not depend on the clocks of other hosts: a waiting deployment counts how often it finds the
 * lock unchanged. So a killed deployment or a lost host does not block the folder for good.
 *
 * @throws Refusal where another live deployment holds the lock for too long, or something else is in its place; an
 *   error of the file system where the lock cannot be written
 */
export async function takeLock(
  target: Target,
  disk: Disk,
  { now, pause = pauseOnClock, onWait }: Waiting,
) {
  const path = join(target.root, lockName);
  const since = new Date(now()).toISOString();
  const mark = `process ${process.pid} on ${hostname()} (since ${since}); ${randomUUID()}`;

  const content = async () => (await target.read(lockName))?.toString();
  const isHeld = async (): Promise<boolean> => (await content()) === mark;

  /**
   * What changes with each sign of life; undefined where the lock is free. Reading the file first makes a network file
   * system look again.
   */
  async function sight(): Promise<string | undefined> {
    const text = await content();
    return text === undefined ? undefined : `${text} ${await target.changed(lockName)}`;
  }

  const create = (): Promise<boolean> =>
    disk.writeFile(path, mark, { flag: 'wx', flush: true }).then(
      () => true,
      (error: unknown) => {
        if (codeOf(error) !== 'EEXIST') throw error;
        return false;
      },
    );

  let seen: string | undefined;
  let unchanged = 0;
  for (let waited = 0; !(await create()); waited += interval) {
    const before = seen;
    seen = await sight();
    unchanged = seen === before ? unchanged + interval : 0;
    const isDead = seen !== undefined && unchanged >= patience;
    if (isDead && (await target.write(lockName, mark, async () => (await sight()) === seen))) {
      // Two deployments may get here at once: the later one gets the lock. The pause also lets a holder that
      // stood still finish the step that it began after its last look at the lock.
      await pause(beat);
      if (await isHeld()) break;
    }
    const holder = holderIn(seen ?? '');
    if (waited === 0) onWait?.(holder);
    if (waited >= longest) {
      throw new Refusal(`${holder} is deploying to ${target.name}. Try again when it has ended`);
    }
    await pause(interval);
  }

  const ending = new AbortController();
  let failure: unknown;
  async function showLife(): Promise<void> {
    while (!ending.signal.aborted) {
      await pause(beat, ending.signal);
      if (!(await isHeld())) return;
      const time = new Date(now());
      // `lutimes` does not follow a link that someone may have put there.
      await disk.lutimes(path, time, time);
    }
  }
  const life = showLife().catch((error: unknown) => {
    failure = error;
  });

  return {
    /** @throws Refusal where another process has it; an error of the file system where it could show no life */
    async hold(): Promise<true> {
      if (failure) throw failure;
      if (await isHeld()) return true;
      throw new Refusal(
        `another deployment has taken over ${target.name}, since this one stood still. Deploy again`,
      );
    },
    async release(): Promise<void> {
      ending.abort();
      await life;
      if (await isHeld()) await disk.rm(path, { force: true });
    },
  };
}

export type Lock = Awaited<ReturnType<typeof takeLock>>;
