import type { Browser } from 'playwright-core';
import { codeOf } from '../terminal/error-code.js';
import { MissingPackage } from '../terminal/missing-package.js';

/** How to find an installed Chromium, in this order. `CHROMIUM` in the environment names one. */
const ways = [
  ...(process.env.CHROMIUM ? [{ executablePath: process.env.CHROMIUM }] : []),
  {},
  { channel: 'chrome' },
  { channel: 'msedge' },
  { executablePath: '/usr/bin/chromium' },
  { executablePath: '/usr/bin/chromium-headless-shell' },
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
