import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('docs/backends', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.php'))
  .map((file) => join('docs/backends', file));

it('PHP reads every PHP file of docs/backends', () => {
  expect(files.length).toBeGreaterThan(0);
  const wrong = files
    .map((file) => spawnSync('php', ['-l', file], { encoding: 'utf8' }))
    .filter(({ status }) => status !== 0)
    .map(({ stdout, stderr }) => stdout || stderr);
  expect(wrong).toEqual([]);
});
