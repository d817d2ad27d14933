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
 * A link to a place on the same page scrolls there smoothly, offset by the header height, and
 * takes the keyboard and the address with it (specification 2.21).
 */
const anchors: Start = (link, page) => {
  // On the window, so that whatever else answers a click on a link, ours or the page's, comes first and
  // can prevent the scroll.
  if (started.size === 0) endClicks = answerClicks(window, follow, false);
  started.set(link, page);
  return () => {
    started.delete(link);
    if (started.size === 0) endClicks();
  };
};

export default anchors;
