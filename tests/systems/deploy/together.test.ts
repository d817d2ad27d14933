// @vitest-environment node
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifest } from '../../../src/command/deploy/build.js';
import { lockName } from '../../../src/command/deploy/lock.js';
import { runs } from '../../support/extent.js';
import { seeds } from '../../support/seeds.js';
import { type Machine, type Run, simulate } from './simulation.js';
import { day, temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
beforeEach(() => {
  folders = temporaryFolders();
});
afterEach(() => folders.remove());

const deploying =
  (version: string, keep = 30 * day): Run['start'] =>
  (machine: Machine) =>
    folders.deploy(version, { keep, ...machine });

const expectToServe = () => folders.expectToServe();

/** All that the manifest names is there, as the build of this version has it. */
function expectWhole(version: string): void {
  const content = folders.content();
  expect(content['auftritt.js']).toContain(`entry of ${version},`);
  const listed = readManifest(content['manifest.json'] ?? '');
  expect(listed?.size).toBeGreaterThan(4);
  for (const [path, hash] of listed ?? []) {
    const text = content[path] ?? '';
    expect(createHash('sha256').update(text).digest('hex'), path).toBe(hash);
    expect(content[`${path}.br`]).toBe(`.br ${text}`);
    expect(content[`${path}.gz`]).toBe(`.gz ${text}`);
  }
  expect(content).not.toHaveProperty(lockName);
}

/** Chooses one of so many, in a sequence that the seed decides (mulberry32). */
function choices(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

const versions = ['1.1.0', '1.2.0'] as const;

/** Two deployments at once: which of them is killed, and in which order they come to act. */
const trials = fc.record({
  keep: fc.constantFrom(0, 30 * day),
  kills: fc.tuple(
    fc.option(fc.integer({ min: 1, max: 450 }), { nil: undefined }),
    fc.option(fc.integer({ min: 1, max: 450 }), { nil: undefined }),
  ),
  skew: fc.constantFrom(0, 3 * 60 * 60 * 1000, -3 * 60 * 60 * 1000),
  // From a fast disk to a network's: the longer deployments take 20 s and more.
  duration: fc.constantFrom(0, 60),
  order: fc.nat(),
});

describe('two deployments at the same time', () => {
  for (const { name, get } of seeds) {
    const numRuns = runs(5);
    it(`leave a working site, whichever is killed when: ${name}`, {
      timeout: 60_000 + 2000 * numRuns,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(trials, async ({ keep, kills, skew, duration, order }) => {
          const choose = choices(order);
          folders.empty();
          await folders.deploy('1.0.0');
          const { ends, last } = await simulate(
            versions.map((version, index) => ({
              start: deploying(version, keep),
              killedAt: kills[index],
              skew: index * skew,
              duration,
            })),
            folders.clock,
            choose,
            expectToServe,
          );
          // Nobody fails because of the other one.
          expect(ends).toEqual(
            ends.map((end, index) => (kills[index] && end === 'killed' ? 'killed' : 'done')),
          );
          if (ends[last] === 'done') expectWhole(versions[last] ?? '');
          // Whatever a killed one has left behind keeps nobody out.
          const again = [{ start: deploying('1.1.0', keep) }];
          const { ends: next } = await simulate(again, folders.clock, choose, expectToServe);
          expect(next).toEqual(['done']);
          expectWhole('1.1.0');
        }),
        { seed: get(), numRuns },
      );
    });
  }

  it('wait for each other, however slow the first one is', async () => {
    await folders.deploy('1.0.0');
    const begin = folders.clock.now;
    const later: Run['start'] = async (machine) => {
      await machine.pause(12_000);
      expect(folders.read(lockName)).toBeDefined();
      await deploying('1.2.0', 0)(machine);
    };
    const { ends } = await simulate(
      [{ start: deploying('1.1.0', 0), duration: 120 }, { start: later }],
      folders.clock,
      () => 0,
      expectToServe,
    );
    expect(ends).toEqual(['done', 'done']);
    // Longer than a lock without a sign of life is respected.
    expect(folders.clock.now - begin).toBeGreaterThan(24_000);
    expectWhole('1.2.0');
  });
});
