import { createAnswering } from '../../src/command/check/answering.js';
import type { isolatedChecker } from '../../src/command/check/isolated.js';
import { received } from '../../src/command/check/messages.js';

/** Checks pages without a thread, which would take longer to start than the pages of a test. */
export const checkerAtHand: typeof isolatedChecker = (_, settings) => {
  const { wrong, answerTo } = createAnswering(settings);
  return {
    wrongSelectors: async () => wrong,
    check: async (source) => received(answerTo(source)),
    async close() {},
  };
};
