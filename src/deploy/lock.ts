import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../terminal/error-code.js';
import type { Disk } from './disk.js';
import { missing, Refusal } from './refusal.js';
import type { Target } from './target.js';
import { writeWhole } from './write.js';

/** It is hidden: a folder with nothing else in it counts as empty. */
export const lockName = '.auftritt-lock';

/** How often (ms) the holder shows that it lives. */
const beat = 1000;
/** How often (ms) another deployment looks whether the lock is free. */
const interval = 250;
/** How long (ms) a lock without a sign of life is taken for that of a deployment that was killed. */
const patience = 10_000;
/** How long (ms) another deployment waits for one that lives. */
const longest = 30_000;

/** The right to change a folder. Others may take it once its holder has shown no life for long. */
export interface Lock {
  /** Whether this process still has it. @throws an error of the file system */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/** What waiting takes. */
export interface Waiting {
  readonly disk: Disk;
  /** ms since 1970 */
  now(): number;
  /** Waits so many ms; the signal ends it, with an error. */
  readonly pause?: (duration: number, signal?: AbortSignal) => Promise<unknown>;
  /** Is told once that the lock has to be waited for, and who holds it. */
  readonly onWait?: (holder: string) => void;
}

const pauseOnClock = (duration: number, signal?: AbortSignal): Promise<unknown> =>
  wait(duration, undefined, signal && { signal });

/** Who holds a lock, in words. The file may be half-written, or anything that others put there. */
function holderIn(text: string): string {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return 'another deployment'; // The parser's way to say that it is no JSON.
  }
  const { pid, host, since }: { pid?: unknown; host?: unknown; since?: unknown } = Object(given);
  if (typeof pid !== 'number' || typeof host !== 'string' || typeof since !== 'string') {
    return 'another deployment';
  }
  return `process ${pid} on ${host} (since ${since})`;
}

/**
 * Takes the lock of a folder, or waits for it.
 *
 * No clock of another host is asked: whoever waits counts how often it has looked and found the lock
 * unchanged. So a deployment that was killed, or a host that went away, keeps nobody out for good.
 *
 * @throws Refusal where a deployment that lives holds it for too long; an error of the file system
 *   where the lock cannot be written
 */
export async function takeLock(
  target: Target,
  { disk, now, pause = pauseOnClock, onWait = () => {} }: Waiting,
): Promise<Lock> {
  const place = join(target.root, lockName);
  const since = new Date(now()).toISOString();
  const own = JSON.stringify({ id: randomUUID(), pid: process.pid, host: hostname(), since });

  /** What is in the lock; undefined where it is free. */
  async function content(): Promise<string | undefined> {
    const kind = await target.kindOf(lockName);
    if (kind === 'file') return (await disk.readFile(place).catch(missing))?.toString();
    return kind && '';
  }

  const isHeld = async (): Promise<boolean> => (await content()) === own;

  /** What changes with each sign of life. A network's file system looks anew where a file is read. */
  async function sight(): Promise<string | undefined> {
    const text = await content();
    const changed = await target.changed(lockName);
    return text === undefined || changed === undefined ? undefined : `${changed} ${text}`;
  }

  async function create(): Promise<boolean> {
    try {
      await disk.writeFile(place, own, { flag: 'wx', flush: true });
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return false;
    }
  }

  /** Puts the own lock in the place of one whose holder has ended. */
  async function replace(seen: string): Promise<boolean> {
    const isSame = async (): Promise<boolean> => (await sight()) === seen;
    if (!(await writeWhole(disk, target.root, lockName, own, isSame))) return false;
    // Two may come here at once: the later one has it. And what a holder that stood still has
    // begun after its last look at the lock comes to its end.
    await pause(beat);
    return isHeld();
  }

  let seen: string | undefined;
  let unchanged = 0;
  for (let waited = 0; !(await create()); waited += interval) {
    const before = seen;
    seen = await sight();
    unchanged = seen === before ? unchanged + interval : 0;
    if (seen !== undefined && unchanged >= patience && (await replace(seen))) break;
    const holder = holderIn(seen?.slice(seen.indexOf(' ')) ?? '');
    if (waited === 0) onWait(holder);
    if (waited >= longest) {
      throw new Refusal(`${holder} is deploying to ${target.name}. Try again when it has ended`);
    }
    await pause(interval);
  }

  const ending = new AbortController();
  let failure: unknown;
  async function showLife(): Promise<void> {
    try {
      while (!ending.signal.aborted) {
        await pause(beat, ending.signal);
        if (!(await isHeld())) return;
        const time = new Date(now());
        // Of the link, if someone has put one there.
        await disk.lutimes(place, time, time);
      }
    } catch (error) {
      failure = error;
    }
  }
  const life = showLife();

  return {
    async isHeld() {
      if (!(await isHeld())) return false;
      if (failure) throw failure;
      return true;
    },
    async release() {
      ending.abort();
      await life;
      if (await isHeld()) await disk.rm(place, { force: true });
    },
  };
}
