import type { Teardown } from '../../lifecycle/behaviour.js';
import { answerClicks } from '../../page/answer-clicks.js';
import { makeButton } from '../../page/button.js';
import type { Consent } from './interface.js';

/** The links that have started: a placeholder starts its own, which the page may then enhance. */
const started = new WeakSet<HTMLElement>();

/** A link that reopens the consent dialog; what is no link or button is made a button of. */
export function settingsLink(link: HTMLElement, consent: Consent): Teardown {
  if (started.has(link)) return () => {};
  started.add(link);
  const pressable = link instanceof HTMLButtonElement || link.matches('a[href]');
  // Of a button a slider around it may hold the tabindex, and puts it back itself.
  const restore = pressable ? () => {} : makeButton(link);
  const listening = new AbortController();
  const { signal } = listening;

  // The code of a link arrives when it is touched, which was a first sign already.
  if (link.matches(':hover, :focus')) consent.prepareDialog();
  for (const sign of ['pointerover', 'pointerdown', 'focus']) {
    link.addEventListener(sign, consent.prepareDialog, { signal });
  }
  const open = (): boolean => {
    consent.showDialog(link);
    return true;
  };
  const endClicks = answerClicks(link, open);
  return () => {
    started.delete(link);
    listening.abort();
    endClicks();
    consent.closeDialog(link);
    restore();
  };
}
