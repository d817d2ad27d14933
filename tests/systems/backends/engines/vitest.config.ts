import { defineConfig } from 'vitest/config';

/** What needs PHP and Twig, or Hugo; run.mjs sees to them. */
export default defineConfig({
  test: {
    include: ['tests/systems/backends/engines/**/*.test.ts'],
    root: '.',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
