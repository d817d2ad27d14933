import type { Behaviour, Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import type { Answer } from './answer.js';
import { answers } from './answers.js';
import type { Asker, Consent, InUse, Question } from './interface.js';
import { createNotice, makeRoom } from './notice.js';
import { privacyPolicy } from './privacy-policy.js';
import { startConsent } from './roots.js';
import wording from './wording.json' with { type: 'json' };

/** Loads the dialog, only when a visitor is about to choose. */
const loadDialog = () => import('./dialog/klaro-dialog.js');

/** Creates the consent of a page. */
function createConsent(page: Page): Consent {
  const { apps, measuring, stored, decided, listen, save } = answers(page);
  const askers: Asker[] = [];
  let leave: Teardown | undefined;
  /**
   * Whether the notice takes the focus when it appears, because the notice before it had the focus or
   * had opened the dialog.
   */
  let takesFocus = false;
  /** The notice on the page, with what it says in short. */
  let notice:
    | { readonly element: HTMLElement; readonly says: string; readonly leaveRoom: Teardown }
    | undefined;
  let dialog: ReturnType<Awaited<ReturnType<typeof loadDialog>>['default']> | undefined;
  /** The element that asked last for the dialog while its code loads. */
  let wanted: HTMLElement | undefined;
  let toldOfPolicy = false;

  const { analyticsId, consent: shown, disable, purposes } = page.configuration;
  const usesAnalytics =
    analyticsId !== undefined && measuring !== undefined && !disable.has('analytics');
  const present = (): InUse => {
    const hasContent = askers.some((asker) => asker !== 'page');
    if (usesAnalytics) return hasContent ? 'both' : 'analytics';
    return hasContent ? 'content' : 'nothing';
  };

  /**
   * The answer as it is, with all apps that the visitor has not decided on accepted or declined if
   * `optional` says so.
   */
  const answerWith = (optional?: boolean): Answer =>
    Object.fromEntries(
      apps.flatMap(({ name, required }) => {
        const decision = required || (decided(name) ?? optional);
        return decision === undefined ? [] : [[name, decision]];
      }),
    );

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
    asked: purposes
      ?.filter(({ name }) => decided(name) === undefined)
      .map((purpose) => purpose.words(page.words).title),
    policy: readPolicy(),
  });

  /**
   * Whether the notice must be on the page now. While the dialog is open, it replaces the notice.
   */
  const isAsking = (): boolean =>
    stored().state !== 'answered' &&
    dialog?.opener === undefined &&
    askers.some((asker) => shown === 'always' || isOpen(asker));

  /** Whether a page or its content needs a decision that the visitor has not taken. */
  const isOpen = (asker: Asker): boolean => {
    if (asker !== 'page') return decided(asker.name) === undefined;
    return usesAnalytics && decided(measuring) === undefined;
  };

  const removeNotice = (): void => {
    notice?.leaveRoom();
    notice?.element.remove();
    notice = undefined;
  };

  const showNotice = (): void => {
    const asked = question();
    const { inUse, words } = asked;
    const says = [inUse, words.language, asked.asked].join();
    if (notice?.says === says) return;
    takesFocus ||= notice?.element.contains(document.activeElement) ?? false;
    removeNotice();
    const renew = stored().state === 'outdated';
    const element = createNotice({ ...asked, renew }, actions);
    // The notice comes first in the page, so that keyboard and screen reader users reach it first.
    document.body.prepend(element);
    const box = element.querySelector<HTMLElement>('.cookie-notice') ?? element;
    notice = { element, says, leaveRoom: makeRoom(box, page) };
    if (takesFocus) box.focus();
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

  const closed = (opener: HTMLElement): void => {
    takesFocus = !opener.isConnected;
    update();
  };

  const consent: Consent = {
    apps,
    stored,
    decided,
    listen,
    save,
    allow: (purpose) => save({ ...answerWith(), [purpose]: true }),
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
          if (dialog?.opener?.isConnected === false) dialog.close();
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
          if (wanted !== by) return;
          wanted = undefined;
          dialog ??= create(consent, question, removeNotice, closed);
          dialog.open(by);
        },
        (error: unknown) => report(by, error),
      );
    },
    closeDialog(by) {
      if (wanted === by) wanted = undefined;
      if (dialog?.opener === by) dialog.close();
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

export { default as definition } from './definition.js';
