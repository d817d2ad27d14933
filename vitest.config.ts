import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // These run by themselves: they need other programs, or what the build has written.
    exclude: ['backends/engines', 'package', 'serving'].map((path) => `tests/systems/${path}/**`),
    environment: 'jsdom',
    restoreMocks: true,
  },
});
