import type { Wait } from '../../lifecycle/loading.js';
import type { Page } from '../../page/page.js';
import { once } from './once.js';

/** Loads the store of the answer, once for all that wait for it. */
export const loadAnswers = once(() => import('./answers.js'));

/**
 * Waits for a moment that depends on the visitor's answer. The store of the answer is a chunk of its own,
 * which only the pages that use the answer request. If it does not load, the behaviour starts at once
 * and reports the missing code itself.
 *
 * @param moment the function of answers.ts that waits for the moment
 */
export const whenKnown =
  (moment: 'whenToAsk' | 'whenToMeasure', page: Page): Wait =>
  (start) => {
    let end: (() => void) | undefined;
    let isOver = false;
    loadAnswers().then((code) => {
      if (!isOver) end = code[moment](page, start);
    }, start);
    return () => {
      isOver = true;
      end?.();
    };
  };
