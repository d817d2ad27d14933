// Runs the tests that need PHP, Twig or Hugo, or names them as skipped where those cannot be had.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { provideBuild } from '../../../../build/up-to-date.mjs';
import { provideChromium } from '../../../support/chromium.mjs';
import { provideHugo } from '../../../support/hugo.mjs';
import { providePackages } from '../../../support/packages.mjs';
import { provideCodeSniffer, providePhp } from '../../../support/php.mjs';

const vitest = fileURLToPath(
  new URL('../../../../node_modules/vitest/vitest.mjs', import.meta.url),
);
const config = ['--config', 'tests/systems/backends/engines/vitest.config.ts'];

/** Sees to it that both generators are there; false where one cannot be installed. */
function provideGenerators() {
  try {
    providePackages('tests/systems/backends/engines');
  } catch {
    return false;
  }
  return provideHugo();
}

/** Parts of file names → what the tests in them need. */
const needs = [
  {
    files: ['engines.test', 'guides.test', 'syntax.test'],
    packages: 'php-cli and php-twig',
    provide: providePhp,
  },
  { files: ['plugin-check.'], packages: 'php-codesniffer', provide: provideCodeSniffer },
  { files: ['generators.'], packages: 'hugo and Eleventy', provide: provideGenerators },
];

/** @param {'run' | 'list'} command @param {'inherit' | 'pipe'} stdout @param {string[]} options */
function runVitest(command, stdout, options = []) {
  return spawnSync(process.execPath, [vitest, command, ...config, ...options], {
    stdio: ['ignore', stdout, 'inherit'],
    encoding: 'utf8',
  });
}

provideChromium();
await provideBuild();

const missing = needs.filter(({ provide }) => !provide());
for (const { files, packages } of missing) {
  const lines = runVitest('list', 'pipe', files).stdout.split('\n');
  const names = lines.map((line) => line.split(' > ')[1]).filter(Boolean);
  for (const name of new Set(names)) {
    console.log(`skipped: ${name}: ${packages} cannot be found or installed here`);
  }
}
const excluded = missing.flatMap(({ files }) =>
  files.flatMap((file) => ['--exclude', `**/${file}*`]),
);
const isEmpty = missing.length === needs.length;
const { status } = isEmpty
  ? { status: 0 }
  : runVitest('run', 'inherit', [...excluded, ...process.argv.slice(2)]);
process.exitCode = status ?? 1;
