import type { Start } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { focusOnTop } from '../../scrolling/focus.js';
import { scrollTo } from '../../scrolling/scroll.js';

/** Scrolls back to the top of the page, and moves the focus position there (specification 2.17). */
const toTop: Start = (button, page) =>
  answerClicks(button, () => {
    scrollTo(0, page);
    focusOnTop();
    return true;
  });

export default toTop;
