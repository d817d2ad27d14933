// Finds Hugo for the tests of backends, or installs it where it may.
import { spawnSync } from 'node:child_process';
import { installWithApt } from './apt.mjs';

const isInstalled = () => spawnSync('hugo', ['version']).status === 0;

/** Sees to it that Hugo is there; false where it is not and cannot be installed. */
export function provideHugo() {
  return isInstalled() || (installWithApt('hugo') && isInstalled());
}
