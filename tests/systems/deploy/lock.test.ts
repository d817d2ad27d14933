// @vitest-environment node
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, symlinkSync, unlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '../../../src/command/deploy/deploy.js';
import { lockName } from '../../../src/command/deploy/lock.js';
import { quickDisk, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
let lock: string;
beforeEach(async () => {
  folders = temporaryFolders();
  folders.build('1.0.0', 'slick-AAAAAAAA');
  folders.build('1.1.0', 'slick-BBBBBBBB');
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
    await expect(attempt).rejects.toThrow(`${holder} is deploying to ${folders.site}`);
    await expect(attempt).rejects.toMatchObject({ name: 'Refusal' });
    expect(counted.passed).toBe(30_000);
    expect(waitedFor).toEqual([holder]);
    expect(folders.read(lockName)).toBe(theirs);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });

  it('is free at once when it goes', async () => {
    folders.put(`site/${lockName}`, theirs);
    const { pause, counted } = pauses((passed) => {
      if (passed !== 1000) return;
      folders.put('site/auftritt.css', 'styles of 1.1.0');
      folders.take(lockName);
    });
    await folders.deploy('1.0.0', { pause });
    expect(counted.passed).toBe(1000);
    // What the other one has done meanwhile is seen.
    expect(folders.read('auftritt.css')).toBe('styles of 1.0.0');
  });

  it.each([
    ['a killed process', theirs],
    ['a process that was killed before it had written its name', ''],
    ['a process that was killed while it wrote', theirs.slice(0, 30)],
  ])('is taken over from %s, whatever its time is', async (_, text) => {
    for (const time of [0, 4_000_000_000]) {
      folders.put(`site/${lockName}`, text);
      utimesSync(lock, time, time);
      const { pause, counted } = pauses();
      await folders.deploy('1.1.0', { pause });
      // Ten seconds to see no life in it, and one for who else takes it over at this moment.
      expect(counted.passed).toBe(11_000);
      expect(existsSync(lock)).toBe(false);
    }
  });

  it('belongs to the later one, if two take it over', async () => {
    folders.put(`site/${lockName}`, 'of a killed process');
    const { pause, counted } = pauses((passed) => {
      if (passed === 11_000) folders.put(`site/${lockName}`, theirs);
      if (passed > 11_000) utimesSync(lock, passed, passed);
    });
    await expect(folders.deploy('1.1.0', { pause })).rejects.toThrow(holder);
    expect(counted.passed).toBeGreaterThan(20_000);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
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
      let left = calls;
      const disk = {
        ...quickDisk,
        async rename(...[from, to]: Parameters<typeof quickDisk.rename>) {
          await quickDisk.rename(from, to);
          left -= 1;
          // It stood still here; what it had begun is done.
          if (left === 0) folders.put(`site/${lockName}`, theirs);
        },
      };
      const attempt = folders.deploy('1.1.0', { disk, keep: 0 });
      await expect(attempt).rejects.toThrow(`another deployment has taken over ${folders.site}`);
      expect(left).toBe(0);
      const content = folders.content();
      expect(content['auftritt.js']).toContain(calls < renamed ? '1.0.0' : '1.1.0');
      expect(content).toHaveProperty(['chunks/slick-AAAAAAAA.js']);
      expect(content[lockName]).toBe(theirs);
      expect(Object.keys(content).filter((path) => path.endsWith('.tmp'))).toEqual([]);
    }
  });

  it('ends where it can show no life', async () => {
    const failing = new Error('EIO: the disk is gone');
    const disk = { ...quickDisk, lutimes: () => Promise.reject(failing) };
    const pause: Order['pause'] = async () => {};
    await expect(folders.deploy('1.1.0', { disk, pause })).rejects.toBe(failing);
    expect(folders.read('auftritt.js')).toContain('1.0.0');
  });

  it('writes nothing where it can have no lock', async () => {
    const before = folders.content();
    const disk = {
      ...quickDisk,
      async writeFile() {
        throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
      },
    };
    await expect(folders.deploy('1.1.0', { disk })).rejects.toMatchObject({ code: 'EACCES' });
    expect(folders.content()).toEqual(before);
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
