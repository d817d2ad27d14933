import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/chromium.mjs';

const port = Number(process.env.PORT ?? 4173);
/** Where tests/run.mjs wants to read what happened. */
const report = process.env.AUFTRITT_REPORT;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/{testFileDir}/__snapshots__/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only then is named at the end as a defect; it is no reason to stop a change.
  retries: process.env.CI ? 1 : 0,
  // A test often waits for its browser. On two cores the third worker takes 15 % off the time, the fourth nothing.
  workers: 3,
  reporter: [
    [process.env.CI ? 'line' : 'list'],
    ...(report ? ([['json', { outputFile: report }]] as const) : []),
  ],
  timeout: 30_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'de-DE',
    trace: process.env.CI ? 'on-first-retry' : 'off',
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node static-html/backend/serve.mjs',
    url: `http://127.0.0.1:${port}/home/`,
    env: { PORT: String(port) },
    reuseExistingServer: !process.env.CI,
  },
});
