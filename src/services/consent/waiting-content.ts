import type { Teardown } from '../../lifecycle/behaviour.js';
import { namedLoadError } from '../../lifecycle/load-error.js';
import type { Page } from '../../page/page.js';
import type { Consent } from './interface.js';
import { once } from './once.js';
import { settingsLink } from './settings-link.js';

/** Loads the code of waiting content. Most pages have no such content and never load it. */
const loadContent = once(() => import('./content.js'));

/**
 * Starts content that waits for consent. Separate code requests the notice and releases the content. If
 * that code does not load, the content keeps waiting, nobody is asked about it, and the script reports
 * the failure.
 */
export function waitingContent(held: HTMLElement, page: Page, consent: Consent): Teardown {
  let ended = false;
  let end: Teardown = () => {};
  loadContent()
    .then(({ default: consentedContent }) => {
      if (ended) return;
      end = consentedContent(held, {
        page,
        consent,
        settingsLink: (button, purpose) => settingsLink(button, consent, purpose),
      });
    })
    .catch((error: unknown) => page.report('consent', held, namedLoadError(held, error)));
  return () => {
    ended = true;
    end();
  };
}
