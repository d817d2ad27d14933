import { defineConfig } from 'vitest/config';
import { isLong } from '../../support/extent.js';

/** What needs Firefox and WebKitGTK; run.mjs sees to them. */
export default defineConfig({
  test: {
    include: ['tests/systems/engines/**/*.test.ts'],
    // Chromium has it in tests/sections/consent: everything.spec.ts and ways-back.spec.ts.
    exclude: [
      '**/node_modules/**',
      ...(isLong
        ? []
        : ['consent', 'restart', 'ways-back'].map(
            (name) => `tests/systems/engines/${name}.test.ts`,
          )),
    ],
    root: '.',
    // A browser is slow to start on a machine that does other work.
    hookTimeout: 90_000,
    testTimeout: 180_000,
    fileParallelism: false,
    // A driver may lose its browser. What passes only in a fresh one is named at the end as a defect.
    retry: 1,
  },
});
