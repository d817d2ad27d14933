import type { Teardown } from '../../lifecycle/behaviour.js';
import { namedLoadError } from '../../lifecycle/load-error.js';
import { takeClicks } from '../../page/clicks.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import { loadWriter, type Property } from './property.js';
import { lackOfId } from './property-id.js';
import { wording } from './wording.js';

/** The messages about analytics that the visitor may get. */
type Status = 'none' | 'out' | 'forgotten';

/**
 * Makes a link switch analytics off for this browser permanently, and say so next to itself. A visitor
 * who comes back sees this message again.
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
        (isKept) => say(isKept ? 'out' : 'forgotten'),
        (error: unknown) => {
          say('forgotten');
          page.report('analytics', link, namedLoadError(link, error));
        },
      );
    }
    return true;
  };
  // A live region announces only changes, so it must exist before the first message.
  link.after(status);
  if (property?.optedOut()) say('out');
  // A press asks again, and says what did not arrive.
  else if (property) loadWriter().catch(() => {});
  const endClicks = takeClicks(link, optOut);
  const end = (): void => {
    endClicks();
    status.remove();
  };
  const lacks = lackOfId(page);
  return Object.assign(end, { lacks: lacks ? new Problem(link, lacks) : undefined });
}
