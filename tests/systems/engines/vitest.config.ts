import { defineConfig } from 'vitest/config';
import { isLong } from '../../support/extent.js';

/** What needs Firefox and WebKitGTK; run.mjs sees to them. */
export default defineConfig({
  test: {
    include: ['tests/systems/engines/**/*.test.ts'],
    // Chromium has the same in the short run: tests/sections/consent/everything.spec.ts.
    exclude: ['**/node_modules/**', ...(isLong ? [] : ['tests/systems/engines/consent.test.ts'])],
    root: '.',
    // A browser is slow to start on a machine that does other work.
    hookTimeout: 90_000,
    testTimeout: 180_000,
    fileParallelism: false,
    // A driver may lose its browser. What passes only in a fresh one is named at the end as a defect.
    retry: 1,
  },
});
