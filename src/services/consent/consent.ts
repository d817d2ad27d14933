import type { Klaro } from '../../libraries/klaro.js';
import type { Behaviour, Teardown } from '../../lifecycle/behaviour.js';
import { once } from '../../page/once.js';
import type { Page } from '../../page/page.js';
import type { Answer, Stored } from './answer.js';
import { answers, consentCookie } from './answers.js';
import { type AppName, apps } from './apps.js';
import consentedContent from './content.js';
import { cookies } from './cookies.js';
import { consentNotice } from './notice.js';
import { settings } from './settings.js';
import { settingsLink } from './settings-link.js';

/** How long an answer is kept, in days (specification 9.10). */
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

/** klaro with its styles: only for a visitor who is to be asked, or who asks for the settings. */
const klaroOn = once(async (page: Page) => {
  const [{ default: create }] = await Promise.all([
    import('../../libraries/klaro.js'),
    page.styles('klaro'),
  ]);
  return create;
});

/** The consent on a page. */
function createConsent(page: Page): Consent {
  const { stored, set, refresh, listen } = answers();
  let klaro: Klaro | undefined;
  /** What is to be shown when klaro has arrived: the last that was asked for. */
  let wanted: { readonly opener: HTMLElement | undefined } | undefined;

  const open = async (show: (klaro: Klaro) => void, opener?: HTMLElement): Promise<void> => {
    const want = { opener };
    wanted = want;
    const create = await klaroOn(page);
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
    refresh,
    listen,
    save(answer) {
      cookies.write(consentCookie, JSON.stringify(answer), days);
      set(answer);
      // Analytics was left out for a visitor who had declined it. Nothing else waits for an answer,
      // so what the page has released, or starts later, stays as it is.
      page.enhance(document.body, { only: ['analytics'] });
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

/** What an element does by the visitor's consent. */
export function startConsent(element: HTMLElement, page: Page, consent: Consent): Teardown {
  if (element.matches(page.selectors.cookieSettings)) return settingsLink(element, page, consent);
  if (element.matches(page.selectors.page)) return consentNotice(element, page, consent);
  return consentedContent(element, page, consent);
}

const consents = new WeakMap<Page, Consent>();

/**
 * Consent (specification 2.18 and 4.7): on the page itself the notice, on a link to the
 * cookie settings the dialog, on content that needs consent its release.
 */
const consent: Behaviour = (element, page) => {
  const own = consents.get(page) ?? createConsent(page);
  consents.set(page, own);
  return startConsent(element, page, own);
};

export default consent;
