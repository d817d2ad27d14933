import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LimitMet, Uncheckable } from '../../src/command/pages/source.js';
import { createThread } from '../../src/command/pages/thread.js';

/** A thread that holds all that it makes, ends or answers. */
const worker = `import { parentPort } from 'node:worker_threads';
const held = [];
parentPort.on('message', ({ name }) => {
  while (name === 'hold') held.push(new Array(100_000).fill(held));
  if (name === 'end') throw new TypeError('no page');
  parentPort.postMessage({ value: 'done' });
});
parentPort.postMessage('ready');
`;

let dist: string;

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'auftritt-thread-'));
  await mkdir(join(dist, 'command'));
  await writeFile(join(dist, 'command/worker.mjs'), worker);
});

afterAll(() => rm(dist, { recursive: true }));

it.each([
  ['hold', new LimitMet('memory')],
  ['end', new Uncheckable('cannot be checked (TypeError: no page)')],
])(
  'a thread that does "%s" is given up, and another one answers what comes next',
  async (name, error) => {
    // The time of the processor is that of the whole process, in which other tests run.
    vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 });
    const thread = createThread(dist);
    await expect(thread.ask(name)).rejects.toThrow(error);
    expect(await thread.ask('answer')).toBe('done');
    await thread.end();
  },
);
