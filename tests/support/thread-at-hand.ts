import { checkJobs } from '../../src/command/check/check-page.js';
import { answerTo, type createThread, received } from '../../src/command/pages/thread.js';

/** Reads scripts and pages without a thread, which would take longer to start than a test takes. */
export const threadAtHand: typeof createThread = (_dist, settings = {}) => {
  const own = checkJobs(settings);
  return {
    ask: async (name, ...given) => received(answerTo(own, name, given)),
    async end() {},
  };
};
