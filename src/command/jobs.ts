import type { Jobs, Kind, Settings } from './pages/thread.js';

/** The functions of each kind of thread. Each kind loads its own code. */
export const jobs: Readonly<Record<Kind, (settings: Settings) => Promise<Jobs>>> = {
  check: async (settings) => (await import('./check/check-page.js')).checkJobs(settings),
  scan: async () => (await import('./scan/page.js')).scanJobs(),
};
