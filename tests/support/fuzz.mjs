// The long run of the tests at random: by a fresh seed and the fixed one, or by FUZZ_SEED alone.
import { spawnSync } from 'node:child_process';

/** How many times the ordinary number of cases is tried. */
const factor = process.env.FUZZ_RUNS ?? '40';

const commands = [
  ['vitest', 'run', 'tests/hostile'],
  ['playwright', 'test', 'tests/hostile', 'tests/faults', 'tests/long-life'],
];

for (const command of commands) {
  const { status } = spawnSync('npx', command, {
    env: { ...process.env, FUZZ_RUNS: factor },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}
