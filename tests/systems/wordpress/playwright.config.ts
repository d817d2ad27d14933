import { defineConfig } from '@playwright/test';
import { findChromium } from '../../support/chromium.mjs';

const port = Number(process.env.WORDPRESS_PORT ?? 8140);
const emptying = ['starter.wordpress.ts', 'themes.wordpress.ts'];
const executablePath = findChromium({ hasWindows: true });

/** What run.mjs serves. The tests share one site, so those that remove the plugin or the pages come last. */
export default defineConfig({
  testDir: '.',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  projects: [
    {
      name: 'site',
      testMatch: '*.wordpress.ts',
      testIgnore: ['removal.wordpress.ts', ...emptying],
    },
    { name: 'removal', testMatch: 'removal.wordpress.ts', dependencies: ['site'] },
    { name: 'starter', testMatch: emptying, dependencies: ['removal'] },
  ],
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 120_000,
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
