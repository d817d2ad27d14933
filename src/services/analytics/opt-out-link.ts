import type { Teardown } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { Property } from './property.js';
import { lackOfId } from './property-id.js';
import { wording } from './wording.js';

/** What the visitor is told of analytics. */
type Status = 'none' | 'out' | 'forgotten';

/**
 * A link that switches analytics off for this browser for good, and says so next to itself; it
 * says so too to a visitor who comes back.
 */
export function optOutLink(
  link: HTMLElement,
  page: Page,
  property: Property | undefined,
): Teardown {
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  status.className = 'analytics-opt-out-status';
  const say = (what: Status): void => {
    status.textContent = ` ${page.words(wording)[what]}`;
  };
  const optOut = (): boolean => {
    if (!property) say('none');
    else {
      property.optOut().then(
        (remembered) => say(remembered ? 'out' : 'forgotten'),
        () => say('forgotten'),
      );
    }
    return true;
  };
  // A live region speaks of what changes in it, so it is there before.
  link.after(status);
  if (property?.optedOut()) say('out');
  else property?.prepareOptOut();
  const endClicks = answerClicks(link, optOut);
  const end = (): void => {
    endClicks();
    status.remove();
  };
  const lacks = lackOfId(page);
  return Object.assign(end, { lacks: lacks ? new Problem(link, lacks) : undefined });
}
