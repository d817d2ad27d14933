import type { Behaviour, Teardown } from '../../lifecycle/behaviour.js';
import { writeCookie } from '../../page/cookies.js';
import { once } from '../../page/once.js';
import type { Page } from '../../page/page.js';
import { Problem } from '../../page/problem.js';
import type { Answer } from './answer.js';
import { answers, apps, consentCookie } from './answers.js';
import { type InUse, inUse } from './in-use.js';
import type { Asker, Consent, Dialog, Question } from './interface.js';
import { createNotice } from './notice.js';
import { privacyPolicy } from './privacy-policy.js';
import { settingsLink } from './settings-link.js';
import { waitingContent } from './waiting-content.js';
import { wording } from './wording.js';

/** How long an answer is kept, in milliseconds: 365 days (specification 9.10). */
const lifetime = 365 * 24 * 60 * 60 * 1000;

/** Loads the dialog, only when a visitor is about to choose. */
const loadDialog = once(() => import('./klaro-dialog.js'));

/** The answer that accepts or declines all optional apps. */
const answerWith = (optional: boolean): Answer => ({ cms: true, analytics: optional });

/** Creates the consent of a page. */
function createConsent(page: Page): Consent {
  const { stored, set, listen } = answers();
  const askers: Asker[] = [];
  let leave: Teardown | undefined;
  /**
   * Whether the notice takes the focus when it appears, because the notice before it had the focus or
   * had opened the dialog.
   */
  let takesFocus = false;
  /** The notice on the page, with the services it names as in use and its language. */
  let notice:
    | { readonly element: HTMLElement; readonly inUse: InUse; readonly language: string }
    | undefined;
  let dialog: Dialog | undefined;
  /** The element that asked last for the dialog while its code loads. */
  let wanted: HTMLElement | undefined;
  /** The element that opened the dialog that is open. */
  let opener: HTMLElement | undefined;
  let leaveDialog: Teardown | undefined;
  let toldOfPolicy = false;

  const { analyticsId, consent: shown, disable } = page.configuration;
  const usesAnalytics = analyticsId !== undefined && !disable.has('analytics');
  const present = (): InUse => inUse(usesAnalytics, askers.includes('content'));

  const report = (element: Element, error: unknown): void => page.report('consent', element, error);

  const readPolicy = (): string | undefined => {
    try {
      return privacyPolicy(page);
    } catch (error) {
      if (!toldOfPolicy) report(document.body, error);
      toldOfPolicy = true;
      return undefined;
    }
  };

  /** Reads all values anew, because a router may have brought a page in another language. */
  const question = (): Question => ({
    page,
    words: page.words(wording),
    inUse: present(),
    policy: readPolicy(),
  });

  /**
   * Whether the notice must be on the page now. While the dialog is open, it replaces the notice.
   */
  const isAsking = (): boolean =>
    askers.length > 0 &&
    (shown === 'always' || present() !== 'nothing') &&
    stored().state !== 'answered' &&
    opener === undefined;

  const removeNotice = (): void => {
    notice?.element.remove();
    notice = undefined;
  };

  const showNotice = (): void => {
    const asked = question();
    const { inUse, words } = asked;
    if (notice?.inUse === inUse && notice.language === words.language) return;
    takesFocus ||= notice?.element.contains(document.activeElement) ?? false;
    removeNotice();
    const renew = stored().state === 'outdated';
    const element = createNotice({ ...asked, renew }, actions);
    notice = { element, inUse, language: words.language };
    // The notice comes first in the page, so that keyboard and screen reader users reach it first.
    document.body.prepend(element);
    if (takesFocus) element.querySelector<HTMLElement>('.cookie-notice')?.focus();
    takesFocus = false;
  };

  /** Shows an up-to-date notice if the page must ask, and removes it otherwise. */
  const update = (): void => {
    if (!isAsking()) {
      // A click on the notice's button that still waits for klaro is discarded with the notice.
      if (wanted && notice?.element.contains(wanted)) wanted = undefined;
      takesFocus = false;
      removeNotice();
      return;
    }
    showNotice();
  };

  const onClosed = (): void => {
    const last = opener;
    opener = undefined;
    leaveDialog?.();
    takesFocus = last?.isConnected === false;
    update();
    if (last?.isConnected) last.focus();
  };

  const consent: Consent = {
    stored,
    given(app) {
      const now = stored();
      return apps[app].required || (now.state === 'answered' && now.answer[app]);
    },
    listen,
    save(answer) {
      writeCookie(consentCookie, JSON.stringify(answer), new Date(Date.now() + lifetime));
      set(answer);
    },
    ask(asker) {
      askers.push(asker);
      leave ??= listen(update);
      update();
      return () => {
        askers.splice(askers.indexOf(asker), 1);
        if (askers.length === 0) {
          leave?.();
          leave = undefined;
          // A dialog that was opened from the notice closes with it.
          if (opener && !opener.isConnected) dialog?.close();
        }
        update();
      };
    },
    prepareDialog() {
      // If the code does not load now, a click loads it again and reports a failure.
      loadDialog().catch(() => {});
    },
    showDialog(by) {
      wanted = by;
      loadDialog().then(
        ({ default: create }) => {
          if (wanted !== by || opener) return;
          wanted = undefined;
          opener = by;
          dialog ??= create(consent);
          removeNotice();
          // Closes the dialog after any answer, for example in another tab: there is nothing left to
          // ask.
          leaveDialog = listen(dialog.close);
          dialog.open(question(), onClosed);
        },
        (cause: unknown) => {
          const why = cause instanceof Error ? cause.message : cause;
          report(by, new Problem(by, `klaro did not arrive (${why})`));
        },
      );
    },
    closeDialog(by) {
      if (wanted === by) wanted = undefined;
      if (opener === by) dialog?.close();
    },
  };

  const actions = {
    accept: () => consent.save(answerWith(true)),
    decline: () => consent.save(answerWith(false)),
    prepare: consent.prepareDialog,
    choose: consent.showDialog,
  };

  return consent;
}

/**
 * Starts the part of consent that belongs to an element: the settings link, the notice or waiting
 * content.
 */
export function startConsent(element: HTMLElement, page: Page, consent: Consent): Teardown {
  if (element.matches(page.selectors.cookieSettings)) return settingsLink(element, consent);
  if (element.matches(page.selectors.page)) return consent.ask('page');
  return waitingContent(element, page, consent);
}

const consents = new WeakMap<Page, Consent>();

/**
 * Consent (specification 2.18 and 4.7). It shows the notice on the page, opens the dialog from a link
 * to the cookie settings, and releases content that needs consent.
 */
const consent: Behaviour = (element, page) => {
  const own = consents.get(page) ?? createConsent(page);
  consents.set(page, own);
  return startConsent(element, page, own);
};

export default consent;
