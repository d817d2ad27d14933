import { defineConfig } from 'vitest/config';

/** What needs nginx and Apache; run.mjs sees to them. */
export default defineConfig({
  test: {
    include: ['tests/systems/serving/**/*.test.ts'],
    root: '.',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
