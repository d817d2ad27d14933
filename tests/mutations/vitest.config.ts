import { defineConfig } from 'vitest/config';

/** The unit tests of what `stryker.config.mjs` mutates. */
export default defineConfig({
  test: {
    include: [
      'tests/checker/{check-page,configured,markup,rules,selectors}.test.ts',
      'tests/configuration/*.test.ts',
      'tests/lifecycle/structure.test.ts',
      'tests/page/*.test.ts',
      'tests/sections/**/*.test.ts',
    ],
    environment: 'node',
    isolate: false,
    pool: 'threads',
    setupFiles: ['tests/support/unit-setup.ts'],
    restoreMocks: true,
  },
});
