import type { Start } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { isPlainClick } from '../../page/plain-click.js';
import { focusOn } from '../../scrolling/focus.js';
import goTo from '../../scrolling/go-to.js';
import { targetOf } from '../../scrolling/target.js';
import { leadsHere } from './leads-here.js';

const started = new Map<Element, Page>();

/**
 * The listener stands on the window, so that whatever else answers a click on a link, ours or the
 * page's, comes first and can prevent the scroll.
 */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
  const link = event.target.closest('a');
  const page = link && started.get(link);
  if (!page || !leadsHere(link)) return;
  const target = targetOf(link.hash);
  if (!target) return;
  event.preventDefault();
  if (link.hash !== location.hash) history.pushState(history.state, '', link.hash);
  goTo(target, page);
  focusOn(target);
}

/**
 * A link to a place on the same page scrolls there smoothly, offset by the header height, and
 * takes the keyboard and the address with it (specification 2.21).
 */
const anchors: Start = (link, page) => {
  if (started.size === 0) window.addEventListener('click', onClick);
  started.set(link, page);
  return () => {
    started.delete(link);
    if (started.size === 0) window.removeEventListener('click', onClick);
  };
};

export default anchors;
