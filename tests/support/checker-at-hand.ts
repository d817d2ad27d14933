import { createAnswering } from '../../src/checker/answering.js';
import type { isolatedChecker } from '../../src/checker/isolated.js';
import { received } from '../../src/checker/messages.js';

/** Checks pages without a thread, which would take longer to start than the pages of a test. */
export const checkerAtHand: typeof isolatedChecker = (_, settings) => {
  const { wrong, answerTo } = createAnswering(settings);
  return {
    wrongSelectors: async () => wrong,
    check: async (source) => received(answerTo(source)),
    async close() {},
  };
};
