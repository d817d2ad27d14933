import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.mjs';
import { isLong } from './tests/support/extent.js';
import { providePackages } from './tests/support/packages.mjs';

const port = Number(process.env.PORT ?? 4173);
/** Where tests/run.mjs wants to read what happened. */
const report = process.env.AUFTRITT_REPORT;

/** Packages that no test of the short run needs. */
if (isLong) {
  ['tests/foreign', 'tests/systems/soft-navigation', 'tests/twins'].map(providePackages);
}

/** What only the browser that visitors have can do. */
const withWindows = ['**/faults/restored.spec.ts', '**/sections/form/autofill.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/__snapshots__/{testFileName}/{arg}{ext}',
  // In the short run a worker takes a whole file, which it loads once; what takes long says `parallel`
  // itself. The long run has files that would keep one worker busy for minutes.
  fullyParallel: isLong,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only then is named at the end as a defect; it is no reason to stop a change.
  retries: process.env.CI ? 1 : 0,
  // A test often waits for its browser. On two cores the third worker takes 15 % off the time, the fourth nothing.
  workers: 3,
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ...(report ? ([['json', { outputFile: report }]] as const) : []),
  ],
  // They end what hangs; a machine that does other work may be five times slower.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: launchOptions(),
  },
  projects: [
    {
      // The shell without windows restores no page and fills in no form. These files come first: a
      // browser of their own at the end would leave the other workers idle.
      name: 'with windows',
      testMatch: withWindows,
      use: {
        launchOptions: {
          ...launchOptions({ hasWindows: true, also: ['--enable-features=BackForwardCache'] }),
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
    { testIgnore: withWindows },
  ],
  webServer: {
    command: 'node static-html/backend/serve.mjs',
    url: `http://127.0.0.1:${port}/home/`,
    env: { PORT: String(port) },
    reuseExistingServer: !process.env.CI,
  },
});
