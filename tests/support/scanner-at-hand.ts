import { createScanner } from '../../src/command/scan/answering.js';
import { type isolatedScanner, told } from '../../src/command/scan/isolated.js';

/** Reads scripts and pages without a thread, which would take longer to start than a test takes. */
export const scannerAtHand: typeof isolatedScanner = () => {
  const answer = createScanner();
  return {
    ask: async (question) => told(question.kind, answer(question)),
    async close() {},
  };
};
