// Runs Stryker with the options that follow: npm run test:mutants (docs/project/tests.md).
import { spawnSync } from 'node:child_process';
import { providePackages } from '../support/packages.mjs';

providePackages('tests/mutations');
const stryker = 'tests/mutations/node_modules/@stryker-mutator/core/bin/stryker.js';
const command = [stryker, 'run', 'tests/mutations/stryker.config.mjs', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
process.exitCode = status ?? 1;
