import { defineConfig } from 'vitest/config';

/** The unit tests of what `stryker.config.mjs` mutates. */
export default defineConfig({
  test: {
    include: [
      'tests/checker/{check-page,rules}.test.ts',
      'tests/configuration.test.ts',
      'tests/hostile/*.test.ts',
      'tests/lifecycle/structure.test.ts',
      'tests/page/*.test.ts',
      'tests/sections/**/*.test.ts',
    ],
    environment: 'jsdom',
    restoreMocks: true,
  },
});
