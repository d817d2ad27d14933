import type { Klaro, Settings } from '../../libraries/klaro.js';
import type { Behaviour } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import { type Answer, readAnswer, type Stored } from './answer.js';
import type { Answers } from './answers.js';
import { type AppName, apps } from './apps.js';
import consentedContent from './content.js';
import { cookies } from './cookies.js';
import { consentNotice } from './notice.js';
import { settings } from './settings.js';
import { settingsLink } from './settings-link.js';

/** The cookie that holds the answer; klaro's own name for it. */
const cookie = 'klaro';
/** How long an answer is kept, in days (specification, section 9). */
const days = 365;

/** The visitor's consent, and how it is asked for. */
export interface Consent {
  stored(): Stored;
  /** Whether an app may run: the visitor has said so, or it is required. */
  given(app: AppName): boolean;
  /** Reads the answer again: a page that the browser kept may have been answered elsewhere. */
  refresh(): void;
  /** Calls `listener` after each change of the answer, until the signal is aborted. */
  listen(listener: () => void, signal: AbortSignal): void;
  /** Takes an answer: it is in force at once, and kept for 365 days where the browser allows. */
  save(answer: Answer): void;
  /** Shows klaro's notice; fails where klaro does not arrive. */
  showNotice(): Promise<void>;
  /** Opens klaro's dialog; the focus comes back to `opener`. */
  showDialog(opener: HTMLElement): Promise<void>;
  /** Takes notice and dialog from the page. */
  close(): void;
  /** Takes the dialog from the page, or does not open it, if it is this element that asked for it. */
  closeDialog(opener: HTMLElement): void;
}

/** The consent on a page; `load` is called when klaro is needed and not before. */
export function createConsent(
  page: Page,
  answers: Answers,
  load: () => Promise<(settings: Settings) => Klaro>,
): Consent {
  const first = readAnswer(cookies.read(cookie));
  // Written in another way than here, but an answer.
  if (first.state === 'answered' && !answers.current()) answers.take(first.answer);
  const stored = (): Stored => {
    const answer = answers.current();
    return answer ? { state: 'answered', answer } : first;
  };
  let klaro: Klaro | undefined;
  /** What is to be shown when klaro has arrived: the last that was asked for. */
  let wanted: { readonly opener: HTMLElement | undefined } | undefined;

  const open = async (show: (klaro: Klaro) => void, opener?: HTMLElement): Promise<void> => {
    const want = { opener };
    wanted = want;
    const create = await load();
    if (wanted !== want) return;
    klaro ??= create(settings(page, consent));
    show(klaro);
  };

  const consent: Consent = {
    stored,
    given(app) {
      const now = stored();
      return apps[app].required || (now.state === 'answered' && now.answer[app]);
    },
    refresh() {
      const now = readAnswer(cookies.read(cookie));
      if (now.state === 'answered') answers.take(now.answer);
    },
    listen: answers.listen,
    save(answer) {
      cookies.write(cookie, JSON.stringify(answer), days);
      answers.take(answer);
      // What needs the consent that has been given now can start.
      page.enhance(document.body);
    },
    showNotice: () => open((tool) => tool.notice()),
    showDialog: (opener) => open((tool) => tool.dialog(opener), opener),
    close() {
      wanted = undefined;
      klaro?.close();
    },
    closeDialog(opener) {
      if (wanted?.opener === opener) wanted = undefined;
      klaro?.closeDialog(opener);
    },
  };
  return consent;
}

/**
 * Consent (specification, sections 2, 4 and 9): on the page itself the notice, on a link to the
 * cookie settings the dialog, on content that needs consent its release.
 */
const consent: Behaviour<Consent> = (element, page, given) => {
  if (element.matches(page.selectors.cookieSettings)) return settingsLink(element, page, given);
  if (element.matches(page.selectors.page)) return consentNotice(element, page, given);
  return consentedContent(element, page, given);
};

export default consent;
