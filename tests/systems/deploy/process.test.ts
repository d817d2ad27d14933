// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCommand } from '../../../build/command.mjs';
import { isLong } from '../../support/extent.js';
import { seeds } from '../../support/seeds.js';
import { temporaryFolders } from './site-folder.js';

let folders: ReturnType<typeof temporaryFolders>;
beforeAll(async () => {
  folders = temporaryFolders();
  for (const [version, chunk] of [
    ['1.0.0', 'slick-AAAAAAAA'],
    ['1.1.0', 'slick-BBBBBBBB'],
  ] as const) {
    folders.build(version, chunk);
    await buildCommand(join(folders.root, version, 'command'), version);
  }
  // Two builds, on a machine that may be busy.
}, 120_000);
afterAll(() => folders.remove());
beforeEach(() => folders.empty());

const hook = pathToFileURL(resolve('tests/systems/deploy/killed-at.mjs')).href;

/** Runs a version's command in a process of its own. */
async function run(
  version: string,
  args: readonly string[],
  { killedAt, cwd = folders.root }: { killedAt?: number | 'never'; cwd?: string } = {},
) {
  const command = join(folders.root, version, 'command/auftritt.mjs');
  const imports = killedAt === undefined ? [] : ['--import', hook];
  const child = spawn(process.execPath, [...imports, command, 'deploy', ...args], {
    cwd,
    env: { ...process.env, KILLED_AT: String(killedAt) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  const [status, signal] = await once(child, 'close');
  return { status, signal, errors };
}

/** The version that visitors get, with the chunk that it asks for. */
function expectToServe(): string {
  const [, version = '', chunk] =
    /^entry of (\S+), asks for (.*)$/.exec(folders.read('auftritt.js') ?? '') ?? [];
  expect(folders.read(`chunks/${chunk}.js`)).toBe(`code of ${chunk}`);
  return version;
}

describe('the command in a process of its own', () => {
  for (const { name, get } of seeds) {
    const numRuns = isLong ? 20 : 2;
    it(`may be killed at any moment, and keeps the next one from nothing: ${name}`, {
      timeout: 60_000 + 10_000 * numRuns,
    }, async () => {
      const moments = fc.sample(fc.integer({ min: 70, max: 180 }), {
        seed: get(),
        numRuns,
      });
      for (const killedAt of moments) {
        folders.empty();
        await folders.deploy('1.0.0');
        const { signal } = await run('1.1.0', ['--keep', '0d', folders.site], { killedAt });
        expect(signal, `killed at ${killedAt}`).toBe('SIGKILL');
        expectToServe();
        const next = await run('1.1.0', ['--keep', '0d', folders.site], { killedAt: 'never' });
        expect(next).toMatchObject({ status: 0, signal: null });
        expect(expectToServe()).toBe('1.1.0');
        expect(readdirSync(folders.site).filter((path) => path.endsWith('lock'))).toEqual([]);
      }
    });
  }

  it('waits for another one', async () => {
    await folders.deploy('1.0.0');
    const ends = await Promise.all(
      ['1.0.0', '1.1.0', '1.1.0'].map((version) => run(version, ['--keep', '0d', folders.site])),
    );
    expect(ends.map(({ status }) => status)).toEqual([0, 0, 0]);
    expectToServe();
  });
});
