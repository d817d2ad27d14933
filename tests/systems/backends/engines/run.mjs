// Runs the tests that need PHP and Twig, or names them as skipped where those cannot be had.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { providePhp } from '../../../support/php.mjs';

const vitest = fileURLToPath(
  new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url),
);
const config = ['--config', 'tests/systems/backends/engines/vitest.config.ts'];

/** @param {'run' | 'list'} command @param {'inherit' | 'pipe'} stdout @param {string[]} options */
function runVitest(command, stdout, options = []) {
  return spawnSync(process.execPath, [vitest, command, ...config, ...options], {
    stdio: ['ignore', stdout, 'inherit'],
    encoding: 'utf8',
  });
}

const { status, stdout } = providePhp()
  ? runVitest('run', 'inherit', process.argv.slice(2))
  : runVitest('list', 'pipe');
const names = stdout?.split('\n').map((test) => test.split(' > ')[1]) ?? [];
for (const name of new Set(names.filter(Boolean))) {
  console.log(
    `skipped: ${name}: php-cli and php-twig are not installed and cannot be installed here`,
  );
}
process.exitCode = status ?? 1;
