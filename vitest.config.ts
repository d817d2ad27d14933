import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './tests/runner/sequencer.js';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // These run by themselves: they need other programs, or what the build has written.
    exclude: [
      '**/node_modules/**',
      ...['backends/engines', 'engines', 'package', 'serving'].map(
        (path) => `tests/systems/${path}/**`,
      ),
    ],
    // A file that needs a document says so: `// @vitest-environment jsdom`.
    environment: 'node',
    // Starting jsdom and loading modules for each of the files took three quarters of the time.
    isolate: false,
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    setupFiles: ['tests/support/unit-setup.ts'],
    // It ends what hangs; a machine that does other work may be five times slower.
    testTimeout: 60_000,
    restoreMocks: true,
  },
});
