import type { Start } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import type { Page } from '../../page/page.js';
import { focusOn } from '../../scrolling/focus.js';
import goTo from '../../scrolling/go-to.js';
import { targetOf } from '../../scrolling/target.js';
import { leadsHere } from './leads-here.js';

const started = new Map<Element, Page>();
let endClicks = (): void => {};

function follow(clicked: Element): boolean {
  const link = clicked.closest('a');
  const page = link && started.get(link);
  if (!page || !leadsHere(link)) return false;
  const target = targetOf(link.hash);
  if (!target) return false;
  if (link.hash !== location.hash) history.pushState(history.state, '', link.hash);
  goTo(target, page);
  focusOn(target);
  return true;
}

/**
 * Makes a link to a target on the same page scroll there smoothly, below the header. The focus and the
 * address move to the target too (specification 2.21).
 */
const anchors: Start = (link, page) => {
  // Listens on the window, so that other listeners on a click on a link, the script's or the page's,
  // come first and can prevent the scroll.
  if (started.size === 0) endClicks = answerClicks(window, follow, false);
  started.set(link, page);
  return () => {
    started.delete(link);
    if (started.size === 0) endClicks();
  };
};

export default anchors;
