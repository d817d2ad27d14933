import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // These run by themselves: they need other programs, or what the build has written.
    exclude: ['backends/engines', 'engines', 'package', 'serving'].map(
      (path) => `tests/systems/${path}/**`,
    ),
    // A file that needs a document says so: `// @vitest-environment jsdom`.
    environment: 'node',
    // Starting jsdom and loading modules for each of the files took three quarters of the time.
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['tests/support/unit-setup.ts'],
    // Others may use the machine too; no test waits for time.
    testTimeout: 20_000,
    restoreMocks: true,
  },
});
