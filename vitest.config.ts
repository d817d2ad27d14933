import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // These two run by themselves: one needs PHP and Twig, the other what the build has written.
    exclude: ['tests/systems/backends/engines/**', 'tests/systems/package/**'],
    environment: 'jsdom',
    restoreMocks: true,
  },
});
