import type { Behaviour } from '../../lifecycle/behaviour.js';
import { takeClicks } from '../../page/clicks.js';
import { type Journal, openJournal } from '../../page/journal.js';
import { endCopies } from '../../page/overlays.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { type Answer, answers } from './answers.js';
import type { Asker, Consent } from './content/placeholder.js';
import { cookieSettings } from './definition.js';
import {
  createDescription,
  createNotice,
  type InUse,
  makeRoom,
  privacyPolicy,
  type Question,
  signs,
} from './notice.js';
import wording from './wording.json' with { type: 'json' };

/** Loads the dialog, only when a visitor is about to choose. */
const loadDialog = () => import('./dialog/klaro-dialog.js');

/** Loads the dialog before it is needed. If that fails, a press loads it again and reports it. */
const prepareDialog = (): void => {
  loadDialog().catch(() => {});
};

/** Has a notice ask what is asked now. Its controls stay: a press on one may have begun. */
function updateDescription(notice: HTMLElement, asked: Question): void {
  const description = notice.querySelector('#id-cookie-notice');
  const current = createDescription(asked);
  if (!description || description.firstChild?.isEqualNode(current)) return;
  const hadFocus = description.contains(document.activeElement);
  description.replaceChildren(current);
  if (hadFocus) notice.querySelector<HTMLElement>('.cookie-notice')?.focus();
}

/** Creates the consent of a page. */
function createConsent(page: Page): Consent {
  const given = answers(page);
  const { apps, measuring, stored, decided, save } = given;
  const { analyticsId, consent: shown, disable, purposes } = page.configuration;
  const usesAnalytics =
    analyticsId !== undefined && measuring !== undefined && !disable.has('analytics');
  const askers: Asker[] = [];
  /** Is open as long as somebody asks. */
  let asking = openJournal();
  /** The notice on the page, with the language and the kind of its words. */
  let notice:
    | { readonly element: HTMLElement; readonly words: string; readonly undo: Journal }
    | undefined;
  /**
   * Whether the notice takes the focus when it appears, because the notice before it had the focus or
   * had opened the dialog.
   */
  let takesFocus = false;
  let dialog: ReturnType<Awaited<ReturnType<typeof loadDialog>>['default']> | undefined;
  /** The element that asked last for the dialog while its code loads. */
  let wanted: HTMLElement | undefined;
  /** The links that have started. A box starts its own, and the page may then enhance the same link again. */
  const started = new WeakSet<HTMLElement>();
  let toldOfPolicy = false;

  const present = (): InUse => {
    const hasContent = askers.some((asker) => asker !== 'page');
    if (usesAnalytics) return hasContent ? 'both' : 'analytics';
    return hasContent ? 'content' : 'nothing';
  };

  /** The answer as it is; what the visitor has not decided on is as `optional` says. */
  const answerWith = (optional?: boolean): Answer =>
    Object.fromEntries(
      apps.flatMap(({ name, required }) => {
        const decision = required || (decided(name) ?? optional);
        return decision === undefined ? [] : [[name, decision]];
      }),
    );

  const readPolicy = (): string | undefined => {
    try {
      return privacyPolicy(page);
    } catch (error) {
      if (!toldOfPolicy) page.report('consent', document.body, error);
      toldOfPolicy = true;
      return undefined;
    }
  };

  /** Reads all values anew, because a router may have brought a page in another language. */
  const question = (): Question => ({
    words: page.words(wording),
    inUse: present(),
    asked: purposes
      ?.filter(({ name }) => decided(name) === undefined)
      .map((purpose) => purpose.words(page.words).title),
    policy: readPolicy(),
  });

  /** Whether a page or its content needs a decision that the visitor has not taken. */
  const isOpen = (asker: Asker): boolean =>
    asker === 'page'
      ? usesAnalytics && decided(measuring) === undefined
      : decided(asker.name) === undefined;

  const removeNotice = (): void => {
    notice?.undo.close();
    notice = undefined;
  };

  const showNotice = (): void => {
    const asked = question();
    const isRenewed = stored().state === 'outdated';
    const words = `${asked.words.language} ${isRenewed}`;
    if (notice?.words === words && notice.element.isConnected) {
      updateDescription(notice.element, asked);
      return;
    }
    takesFocus ||= notice?.element.contains(document.activeElement) ?? false;
    removeNotice();
    const undo = openJournal();
    const element = createNotice(asked, isRenewed, {
      accept: () => save(answerWith(true)),
      decline: () => save(answerWith(false)),
      prepare: prepareDialog,
      choose: showDialog,
    });
    // It comes first in the page, so that keyboard and screen reader users reach it first.
    endCopies(element, undo);
    undo.place(element, (node) => document.body.prepend(node));
    const box = element.querySelector<HTMLElement>('.cookie-notice') ?? element;
    makeRoom(box, undo);
    notice = { element, words, undo };
    if (takesFocus) box.focus();
    takesFocus = false;
  };

  /** Shows an up-to-date notice if the page must ask, and removes it otherwise. The dialog stands in its place. */
  const update = (): void => {
    if (
      stored().state !== 'answered' &&
      dialog?.opener === undefined &&
      askers.some((asker) => shown === 'always' || isOpen(asker))
    ) {
      showNotice();
      return;
    }
    // A press on its button that still waits for the dialog goes with it.
    if (wanted && notice?.element.contains(wanted)) wanted = undefined;
    takesFocus = false;
    removeNotice();
  };

  const showDialog = (by: HTMLElement): void => {
    wanted = by;
    loadDialog().then(
      ({ default: create }) => {
        if (wanted !== by) return;
        wanted = undefined;
        dialog ??= create(page, given, question, removeNotice, (opener) => {
          takesFocus = !opener.isConnected;
          update();
        });
        dialog.open(by);
      },
      (error: unknown) => page.report('consent', by, error),
    );
  };

  const settingsLink: Consent['settingsLink'] = (link, undo, purpose) => {
    if (started.has(link)) return;
    started.add(link);
    // Only what is no control gets a `tabindex`: on a control, a slider around it may have changed it, and restores it.
    if (!(link instanceof HTMLButtonElement || link.matches('a[href]'))) makeButton(link, undo);
    undo.by(() => {
      started.delete(link);
      if (wanted === link) wanted = undefined;
      if (dialog?.opener === link) dialog.close();
    });
    // Its code may have been loaded by the first touch.
    if (link.matches(':hover, :focus')) prepareDialog();
    for (const sign of signs) undo.on(link, sign, prepareDialog);
    const press = (): boolean => {
      if (purpose === undefined) showDialog(link);
      else save({ ...answerWith(), [purpose]: true });
      return true;
    };
    undo.by(takeClicks(link, press));
  };

  return {
    settingsLink,
    ask(asker, undo) {
      if (askers.length === 0) {
        asking = openJournal();
        given.listen(update, asking);
      }
      askers.push(asker);
      update();
      undo.by(() => {
        askers.splice(askers.indexOf(asker), 1);
        if (askers.length === 0) {
          asking.close();
          // A dialog that was opened from the notice closes with it.
          if (dialog?.opener?.isConnected === false) dialog.close();
        }
        update();
      });
    },
  };
}

let consents: Consent | undefined;

/**
 * Consent (specification 2.18 and 4.7). It shows the notice on the page, opens the dialog from a link
 * to the cookie settings, and releases content that needs consent.
 */
const consent: Behaviour = (element, page, undo) => {
  consents ??= createConsent(page);
  const ours = consents;
  const { configuration } = page;
  if (element.matches(cookieSettings)) {
    const purpose = configuration.purposes?.find(({ name }) => name === element.dataset.name);
    ours.settingsLink(element, undo, purpose?.name);
  } else if (element === document.body) ours.ask('page', undo);
  else {
    // Most pages have no such content. If its code does not come, it goes on waiting, and nobody is asked about it.
    import('./content/content.js')
      .then(({ default: holdContent }) => {
        if (!undo.signal.aborted) holdContent(element, page, ours, undo);
      })
      .catch((error: unknown) => page.report('consent', element, error));
  }
  return undefined;
};

export default consent;
