/** Stryker: mutates the pure logic, and runs the unit tests of it (docs/project/tests.md). */
export default {
  mutate: [
    'src/command/check/{check-page,rules,source,starts,tag}.ts',
    'src/configuration/{diagnostics,tag}.ts',
    'src/lifecycle/structure.ts',
    'src/micro-roots/category-gallery/{calls,colours,history,state}.ts',
    'src/micro-roots/form/{faults,marks,names}.ts',
    'src/page/{addresses,cookies,html,language,requests,response,reveal}.ts',
    'src/sections/coverflow/read-item.ts',
    'src/sections/lightbox/content.ts',
    'src/sections/telephone/telephone.ts',
    'src/services/analytics/property.ts',
    'src/services/consent/answers.ts',
    'src/services/map/map.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What a module makes once, as it loads: every such mutant would run all tests.
  ignoreStatic: true,
  concurrency: 2,
  // What is neither the source nor its unit tests.
  ignorePatterns: ['/dist', '/test-reports', '/test-results', '/static-html/media', '/docs/images'],
  // The TypeScript here has no interface in JavaScript that could read the project's.
  tsconfigFile: 'none',
  // Not in `test-results`, which Playwright empties when it starts.
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 95, low: 95, break: 95 },
};
