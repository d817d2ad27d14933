import type { Teardown } from '../../lifecycle/behaviour.js';
import { takeClicks } from '../../page/clicks.js';
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
export function settingsLink(
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
