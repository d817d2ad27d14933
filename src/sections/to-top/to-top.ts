import type { Start } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { saveAttributes } from '../../page/attributes.js';
import { goToTop } from '../../scrolling/go-to-top.js';
import { leadsHere } from '../anchors/leads-here.js';

/** Moves the focus position to the top of the page. No element has the focus then. */
function focusOnTop(): void {
  const body = document.body;
  const restore = saveAttributes(body, 'tabindex');
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.blur();
  restore();
}

/**
 * Scrolls back to the top of the page (specification 2.17). The focus position moves there as well, as it
 * does when the browser follows a link to `#top`; the address is that of the link.
 */
const toTop: Start = (control) =>
  answerClicks(control, () => {
    goToTop(control, () => {
      if (control instanceof HTMLAnchorElement && leadsHere(control)) location.assign(control.href);
      focusOnTop();
      return true;
    });
    return true;
  });

export default toTop;
