import { defineConfig } from 'vitest/config';

/** What needs Firefox and WebKitGTK; run.mjs sees to them. */
export default defineConfig({
  test: {
    include: ['tests/systems/engines/**/*.test.ts'],
    root: '.',
    // A browser is slow to start on a machine that does other work.
    hookTimeout: 90_000,
    testTimeout: 180_000,
    fileParallelism: false,
    // A driver may lose its browser. What passes only in a fresh one is named at the end as a defect.
    retry: 1,
  },
});
