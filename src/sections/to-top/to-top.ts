import type { Behaviour } from '../../lifecycle/behaviour.js';
import { takeClicks } from '../../page/clicks.js';
import { leadsHere } from '../../page/controls.js';
import { goToTop } from '../../page/scrolling.js';

/** Scrolls back to the top of the page (specification 2.17). The address becomes that of a link. */
const toTop: Behaviour = (control, _page, undo) => {
  undo.by(
    takeClicks(control, () => {
      goToTop(control, () => {
        if (control instanceof HTMLAnchorElement && leadsHere(control))
          location.assign(control.href);
        return true;
      });
      return true;
    }),
  );
};

export default toTop;

export { default as definition } from './definition.js';
