import type { Teardown } from '../../lifecycle/behaviour.js';
import { takeClicks } from '../../page/clicks.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import type { Consent } from './interface.js';

/**
 * The links that have started. A placeholder starts its own link, and the page may then enhance the
 * same link again.
 */
const started = new WeakSet<HTMLElement>();

/**
 * Makes a link reopen the consent dialog. An element that is neither a link nor a button becomes a
 * button.
 *
 * @param purpose the purpose that the link allows, if it does not open the dialog
 */
function settingsLink(
  link: HTMLElement,
  consent: Pick<Consent, 'prepareDialog' | 'showDialog' | 'closeDialog' | 'allow'>,
  purpose?: string,
): Teardown {
  if (started.has(link)) return () => {};
  started.add(link);
  const pressable = link instanceof HTMLButtonElement || link.matches('a[href]');
  // Only other elements get a `tabindex` here: on a real control, a surrounding slider may have changed
  // the `tabindex`, and it restores that itself.
  const restore = pressable ? () => {} : makeButton(link);
  const listening = new AbortController();
  const { signal } = listening;

  // The code of a link loads at its first touch. So the pointer or the focus may be on the link
  // already.
  if (link.matches(':hover, :focus')) consent.prepareDialog();
  for (const sign of ['pointerover', 'pointerdown', 'focus']) {
    link.addEventListener(sign, consent.prepareDialog, { signal });
  }
  const open = (): boolean => {
    if (purpose === undefined) consent.showDialog(link);
    else consent.allow(purpose);
    return true;
  };
  const endClicks = takeClicks(link, open);
  return () => {
    started.delete(link);
    listening.abort();
    endClicks();
    consent.closeDialog(link);
    restore();
  };
}

/**
 * Starts content that waits for consent. Separate code requests the notice and releases the content. If
 * that code does not load, the content keeps waiting, nobody is asked about it, and the script reports
 * the failure.
 */
function waitingContent(held: HTMLElement, page: Page, consent: Consent): Teardown {
  let ended = false;
  let end: Teardown = () => {};
  // Most pages have no such content.
  import('./content/content.js')
    .then(({ default: consentedContent }) => {
      if (ended) return;
      end = consentedContent(held, {
        page,
        consent,
        settingsLink: (button, purpose) => settingsLink(button, consent, purpose),
      });
    })
    .catch((error: unknown) => page.report('consent', held, error));
  return () => {
    ended = true;
    end();
  };
}

/**
 * Starts the part of consent that belongs to an element: the settings link, the notice or waiting
 * content.
 */
export function startConsent(element: HTMLElement, page: Page, consent: Consent): Teardown {
  if (element.matches(page.selectors.cookieSettings)) {
    const { name } = element.dataset;
    const purpose = page.configuration.purposes?.find((each) => each.name === name);
    return settingsLink(element, consent, purpose?.name);
  }
  if (element.matches(page.selectors.page)) return consent.ask('page');
  return waitingContent(element, page, consent);
}
