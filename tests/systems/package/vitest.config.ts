import { defineConfig } from 'vitest/config';

/** What is packed from dist/, which `npm run test:package` builds first. */
export default defineConfig({
  test: {
    include: ['tests/systems/package/**/*.test.ts'],
    root: '.',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
