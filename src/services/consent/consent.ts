import type { Klaro } from '../../libraries/klaro.js';
import type { Behaviour, Teardown } from '../../lifecycle/behaviour.js';
import { once } from '../../page/once.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { Answer, Stored } from './answer.js';
import { answers, consentCookie } from './answers.js';
import { type AppName, apps } from './apps.js';
import consentedContent from './content.js';
import { cookies } from './cookies.js';
import { type InUse, inUse } from './in-use.js';
import { privacyPolicy } from './privacy-policy.js';
import { type Question, settings } from './settings.js';
import { settingsLink } from './settings-link.js';

/** How long an answer is kept, in days (specification 9.10). */
const days = 365;

/** What asks for the notice: the page itself, or content that waits on it. */
export type Asker = 'page' | 'content';

/** The visitor's consent, and how it is asked for. */
export interface Consent {
  stored(): Stored;
  /** Whether an app may run: the visitor has said so, or it is required. */
  given(app: AppName): boolean;
  /** Calls `listener` after each change of the answer, until the signal is aborted. */
  listen(listener: () => void, signal: AbortSignal): void;
  /** Takes an answer: it is in force at once, and kept for 365 days where the browser allows. */
  save(answer: Answer): void;
  /** Shows the notice until there is an answer; the function it returns takes that back. */
  ask(asker: Asker): Teardown;
  /** Opens klaro's dialog; the focus comes back to `opener`. Reports where klaro does not arrive. */
  showDialog(opener: HTMLElement): void;
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
  const askers: Asker[] = [];
  let klaro: Klaro | undefined;
  /** What the notice that is shown, or on its way, says to be in use; undefined without a notice. */
  let said: InUse | undefined;
  /** What is to be shown when klaro has arrived: the last that was asked for. */
  let wanted: { readonly opener: HTMLElement | undefined } | undefined;
  let policy: { readonly address: string | undefined } | undefined;
  let listening: AbortController | undefined;

  const { analyticsId, consent: shown, disable } = page.configuration;
  const usesAnalytics = analyticsId !== undefined && !disable.has('analytics');
  const present = (): InUse => inUse(usesAnalytics, askers.includes('content'));
  const isAsking = (): boolean =>
    askers.length > 0 && (shown === 'always' || present() !== 'nothing');

  const readPolicy = (): string | undefined => {
    try {
      return privacyPolicy(page);
    } catch (error) {
      page.report('consent', document.body, error);
      return undefined;
    }
  };

  const question = (): Question => {
    policy ??= { address: readPolicy() };
    return { page, inUse: present(), asking: isAsking(), policy: policy.address };
  };

  const open = (show: (klaro: Klaro) => void, opener?: HTMLElement): void => {
    const want = { opener };
    wanted = want;
    klaroOn(page).then(
      (create) => {
        if (wanted !== want) return;
        klaro ??= create();
        show(klaro);
      },
      (cause: unknown) => {
        const element = opener ?? document.body;
        const why = cause instanceof Error ? cause.message : cause;
        page.report('consent', element, new Problem(element, `klaro did not arrive (${why})`));
      },
    );
  };

  const close = (): void => {
    said = undefined;
    wanted = undefined;
    klaro?.close();
  };

  /** Shows the notice where it is to be, with what it has to say now, and nowhere else. */
  const update = (): void => {
    if (!isAsking() || stored().state === 'answered') {
      if (said !== undefined) close();
      return;
    }
    if (said === present()) return;
    said = present();
    open((tool) => tool.notice(settings(question(), consent)));
  };

  /** A page that comes back from the browser's memory may have been answered elsewhere since. */
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    refresh();
    if (stored().state === 'answered') close();
  };

  const consent: Consent = {
    stored,
    given(app) {
      const now = stored();
      return apps[app].required || (now.state === 'answered' && now.answer[app]);
    },
    listen,
    save(answer) {
      cookies.write(consentCookie, JSON.stringify(answer), days);
      // klaro takes its own notice away.
      said = undefined;
      set(answer);
      // Analytics was left out for a visitor who had declined it. Nothing else waits for an answer,
      // so what the page has released, or starts later, stays as it is.
      page.enhance(document.body, { only: ['analytics'] });
    },
    ask(asker) {
      askers.push(asker);
      if (!listening) {
        listening = new AbortController();
        window.addEventListener('pageshow', onPageShow, { signal: listening.signal });
      }
      update();
      return () => {
        askers.splice(askers.indexOf(asker), 1);
        update();
        if (askers.length > 0) return;
        listening?.abort();
        listening = undefined;
      };
    },
    showDialog: (opener) =>
      open((tool) => tool.dialog(settings(question(), consent), opener), opener),
    closeDialog(opener) {
      if (wanted?.opener === opener) wanted = undefined;
      klaro?.closeDialog(opener);
    },
  };
  return consent;
}

/** What an element does by the visitor's consent. */
export function startConsent(element: HTMLElement, page: Page, consent: Consent): Teardown {
  if (element.matches(page.selectors.cookieSettings)) return settingsLink(element, consent);
  if (element.matches(page.selectors.page)) return consent.ask('page');
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
