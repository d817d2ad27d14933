// Finds stock Firefox and WebKitGTK for tests/systems/engines, or installs them where it may.
import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { providePackages } from './packages.mjs';

/**
 * Engine → Debian's packages, each with a file that it brings. `xvfb` is a display without a screen:
 * WebKitGTK has no mode without windows.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
const packagesOf = {
  firefox: { 'firefox-esr': '/usr/bin/firefox-esr' },
  webkit: {
    'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
    xvfb: '/usr/bin/xvfb-run',
    xauth: '/usr/bin/xauth',
  },
};

/** @param {Readonly<Record<string, string>>} packages */
const missingOf = (packages) =>
  Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));

/**
 * Sees to it that the engines are there. Each is installed by itself: a system that lacks the
 * packages of one may have those of the other.
 *
 * @returns {{ there: string[], lacking: string[] }} `lacking`: a line for each that cannot be had,
 *   with the reason
 */
export function provideEngines() {
  /** @type {string[]} */
  const there = [];
  /** @type {string[]} */
  const lacking = [];
  for (const [engine, packages] of Object.entries(packagesOf)) {
    const missing = missingOf(packages);
    if (missing.length > 0) installWithApt(...missing);
    const left = missingOf(packages).join(', ');
    if (left === '') there.push(engine);
    else lacking.push(`engines: ${engine}: not installed and not installable here: ${left}`);
  }
  if (there.length === 0) return { there, lacking };
  try {
    providePackages('tests/systems/engines');
    return { there, lacking };
  } catch (error) {
    return { there: [], lacking: [...lacking, `engines: ${there.join(', ')}: ${error}`] };
  }
}
