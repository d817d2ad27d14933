// @vitest-environment node
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, symlinkSync, unlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../src/command/deploy/deploy.js';
import { lockName } from '../../../src/command/deploy/lock.js';
import { diskWith, expectRefusal, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
let lock: string;
beforeEach(async () => {
  folders = temporaryFolders();
  await folders.deploy('1.0.0');
  lock = join(folders.site, lockName);
});
afterEach(() => folders.remove());

const holder = 'process 4711 on web1 (since 2026-11-01T12:00:00Z)';
const theirs = `${holder}; x`;

/** Pauses that pass at once and are counted; in each of them something may happen. */
function pauses(during: (passed: number) => void = () => {}) {
  const counted = { passed: 0 };
  const pause: NonNullable<Order['pause']> = async (duration, signal) => {
    // Between the signs of life of the deployment itself.
    if (signal) return once(signal, 'abort');
    counted.passed += duration;
    return during(counted.passed);
  };
  return { pause, counted };
}

describe('the lock of another deployment', () => {
  it('is waited for as long as it shows life, half a minute at most', async () => {
    folders.put(`site/${lockName}`, theirs);
    const waitedFor: string[] = [];
    const { pause, counted } = pauses((passed) => utimesSync(lock, passed, passed));
    const attempt = folders.deploy('1.1.0', { pause, onWait: (who) => waitedFor.push(who) });
    await expectRefusal(attempt, `${holder} is deploying to ${folders.site}`);
    expect(counted.passed).toBe(30_000);
    expect(waitedFor).toEqual([holder]);
    expect(folders.read(lockName)).toBe(theirs);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });

  it.each([
    ['had written its name', theirs],
    ['had begun to write it', ''],
  ])('is taken over from a process that was killed once it %s', async (_, text) => {
    folders.put(`site/${lockName}`, text);
    const { pause, counted } = pauses();
    await folders.deploy('1.1.0', { pause });
    // Ten seconds to see no life in it, and one for who else takes it over at this moment.
    expect(counted.passed).toBe(11_000);
    expect(existsSync(lock)).toBe(false);
  });

  it('is neither read nor written through, if someone has put a link in its place', async () => {
    folders.put('passwords', 'secret');
    for (const place of ['passwords', 'nowhere']) {
      symlinkSync(join(folders.root, place), lock);
      const before = lstatSync(join(folders.root, 'passwords')).mtimeMs;
      await expect(folders.deploy('1.1.0', pauses())).rejects.toThrow('is a symbolic link');
      expect(existsSync(join(folders.root, 'nowhere'))).toBe(false);
      expect(folders.read('../passwords')).toBe('secret');
      expect(lstatSync(join(folders.root, 'passwords')).mtimeMs).toBe(before);
      unlinkSync(lock);
    }
  });

  it('cannot be taken where a folder is in its place', async () => {
    mkdirSync(lock);
    await expect(folders.deploy('1.1.0', pauses())).rejects.toMatchObject({ name: 'Refusal' });
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });
});

describe('a deployment', () => {
  it('writes and removes nothing more once another one has taken over', async () => {
    const renamed = 1 + (await folders.deploy('1.1.0', { dryRun: true })).writes.length;
    // Within the files, before the entry, before the record, before the first removal.
    for (const calls of [2, renamed - 1, renamed, renamed + 1]) {
      folders.empty();
      await folders.deploy('1.0.0');
      // It stood still here; what it had begun is done.
      const disk = diskWith((renames) => {
        if (renames === calls) folders.put(`site/${lockName}`, theirs);
      });
      const attempt = folders.deploy('1.1.0', { disk, keep: 0 });
      await expect(attempt).rejects.toThrow(`another deployment has taken over ${folders.site}`);
      const content = folders.content();
      expect(content['auftritt.js']).toContain(calls < renamed ? '1.0.0' : '1.1.0');
      expect(content).toHaveProperty(['chunks/slick-AAAAAAAA.js']);
      expect(content[lockName]).toBe(theirs);
      expect(Object.keys(content).filter((path) => path.endsWith('.tmp'))).toEqual([]);
    }
  });

  it('asks for no lock if it only says what it would do', async () => {
    folders.put(`site/${lockName}`, theirs);
    const { pause, counted } = pauses();
    await folders.deploy('1.1.0', { pause, dryRun: true });
    expect(counted.passed).toBe(0);
    expect(folders.read(lockName)).toBe(theirs);
  });

  it('leaves no lock in a folder that is not ours', async () => {
    folders.put('other/index.html', 'theirs');
    const other = join(folders.root, 'other');
    await expect(folders.deploy('1.1.0', { folder: other })).rejects.toThrow('holds other files');
    expect(existsSync(join(other, lockName))).toBe(false);
  });
});
