// Finds PHP, Twig and PHP_CodeSniffer for the tests of backends, or installs them where it may.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';

/** Twig as Debian has it; backends/twig/twig.php includes it. */
const twig = '/usr/share/php/Twig/autoload.php';

const isInstalled = () => spawnSync('php', ['--version']).status === 0 && existsSync(twig);

/** Sees to it that PHP and Twig are there; false where they are not and cannot be installed. */
export function providePhp() {
  return isInstalled() || (installWithApt('php-cli', 'php-twig') && isInstalled());
}

const hasCodeSniffer = () => spawnSync('phpcs', ['--version']).status === 0;

/** Sees to it that PHP_CodeSniffer is there, which brings PHP; false where it cannot be installed. */
export const provideCodeSniffer = () =>
  hasCodeSniffer() || (installWithApt('php-codesniffer') && hasCodeSniffer());
