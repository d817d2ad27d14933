import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { codeOf } from '../terminal/text.js';
import { MissingPackage } from '../terminal/usage.js';

/** The major version of jsdom that the checker is tested with. */
const testedJsdom = 29;

/** The version of jsdom that is installed with the site, or with this package. */
function installedJsdom(): string | undefined {
  try {
    const { version }: { version?: unknown } = createRequire(import.meta.url)('jsdom/package.json');
    return String(version);
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/**
 * Refuses to go on if jsdom is missing or older than the tested version. jsdom brings 39 packages, so a
 * site that only deploys need not install it.
 *
 * @throws MissingPackage
 */
export function requireJsdom(): void {
  const version = installedJsdom();
  if (version !== undefined && Number.parseInt(version, 10) >= testedJsdom) return;
  const found = version === undefined ? 'which is not installed' : `not ${version}`;
  throw new MissingPackage(
    `check needs jsdom ${testedJsdom} or later, ${found}: npm install --save-dev jsdom@${testedJsdom}`,
  );
}

/** How to find an installed Chromium, in this order. `CHROMIUM` in the environment names one. */
const ways = [
  ...(process.env.CHROMIUM ? [{ executablePath: process.env.CHROMIUM }] : []),
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  // It opens a page with half the time of the processor.
  { executablePath: '/usr/bin/chromium-headless-shell' },
  { executablePath: '/usr/bin/chromium' },
];

async function playwright(command: string) {
  try {
    return await import('playwright-core');
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new MissingPackage(
      `${command} needs playwright-core, which is not installed: npm install --save-dev playwright-core`,
    );
  }
}

/**
 * Starts an installed Chromium.
 *
 * @param command the command that needs it
 * @throws MissingPackage if playwright-core or a Chromium is missing
 */
export async function launch(command: string): Promise<Browser> {
  const { chromium } = await playwright(command);
  for (const way of ways) {
    // A way that fails has no browser; the next one may have.
    const browser = await chromium.launch(way).catch(() => undefined);
    if (browser) return browser;
  }
  throw new MissingPackage(
    `${command} needs a Chromium, and finds none: name one in CHROMIUM, or npx playwright-core install chromium`,
  );
}
