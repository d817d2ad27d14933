import { defineConfig } from '@playwright/test';
import { findChromium } from '../../support/chromium.mjs';

const port = Number(process.env.WORDPRESS_PORT ?? 8140);
const executablePath = findChromium({ hasWindows: true });

/** What run.mjs serves. The tests share one site, and the last of them removes the plugin. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.wordpress.ts',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: '../../../test-results/wordpress',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--disable-gpu', '--no-first-run', '--disable-background-networking'],
      chromiumSandbox: false,
    },
  },
});
