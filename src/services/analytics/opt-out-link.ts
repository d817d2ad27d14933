import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { takeClick } from '../../page/take-click.js';
import type { Property } from './property.js';

/** What the visitor is told of analytics. */
type Status = 'none' | 'out' | 'forgotten';

/** What the visitor is told, in words. */
const words = {
  de: {
    none: 'Auf dieser Website ist keine Webanalyse in Betrieb.',
    out: 'Die Webanalyse ist für diesen Browser ausgeschaltet.',
    forgotten:
      'Die Webanalyse ist ausgeschaltet, bis Sie diese Seite verlassen. ' +
      'Ihr Browser lässt kein Cookie zu, das sich das merkt.',
  },
  en: {
    none: 'This website does not use web analytics.',
    out: 'Web analytics is switched off for this browser.',
    forgotten:
      'Web analytics is switched off until you leave this page. ' +
      'Your browser does not allow the cookie that would remember it.',
  },
} as const;

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
    status.textContent = ` ${words[page.language][what]}`;
  };
  const onClick = (event: MouseEvent): void => {
    takeClick(event);
    if (!property) say('none');
    else {
      property.optOut().then(
        (remembered) => say(remembered ? 'out' : 'forgotten'),
        () => say('forgotten'),
      );
    }
  };
  // A live region speaks of what changes in it, so it is there before.
  link.after(status);
  if (property?.optedOut()) say('out');
  else property?.prepareOptOut();
  link.addEventListener('click', onClick, true);
  return () => {
    link.removeEventListener('click', onClick, true);
    status.remove();
  };
}
