import ConsentModal, {
  type Config,
  type Manager,
  type Texts,
  type Watcher,
} from 'klaro/src/components/consent-modal.jsx';
import { t } from 'klaro/src/utils/i18n.js';
import { h, render } from 'preact';
import { openJournal } from '../../../page/journal.js';
import { endCopies } from '../../../page/overlays.js';
import type { Page } from '../../../page/page.js';
import type { Answers } from '../answers.js';
import type { InUse, Question } from '../notice.js';
import wording from './wording.json' with { type: 'json' };
import './klaro.css';

/** The words of the dialog in one language. */
type DialogWords = (typeof wording)['de'];

/** The names of the texts for the title, description and purpose of the services in use. */
const subjects = {
  nothing: ['both', 'nothingDescription', 'bothPurpose'],
  analytics: ['analytics', 'analyticsDescription', 'analyticsPurpose'],
  content: ['content', 'contentDescription', 'contentPurpose'],
  both: ['both', 'bothDescription', 'bothPurpose'],
} as const satisfies Readonly<Record<InUse, readonly (keyof DialogWords)[]>>;

/** All texts of the dialog, under klaro's own keys. */
function klaroTexts({ words, inUse }: Question, page: Page): Texts {
  const dialog = page.words(wording);
  const [title, description, purpose] = subjects[inUse];
  return {
    consentModal: { title: dialog.title, description: dialog.description },
    privacyPolicy: { name: words.privacyPolicy, text: dialog.policy },
    close: dialog.close,
    decline: words.decline,
    acceptAll: dialog.acceptAll,
    acceptSelected: dialog.acceptSelected,
    save: dialog.save,
    service: {
      purpose: dialog.purpose,
      required: { title: dialog.required, description: dialog.requiredDescription },
      disableAll: { title: dialog.all, description: dialog.allDescription },
    },
    cms: { title: dialog.cms, description: dialog.cmsDescription },
    analytics: { title: dialog[title], description: dialog[description] },
    purposes: {
      cms: { title: dialog.cmsPurpose },
      analytics: { title: dialog[purpose] },
    },
  };
}

/**
 * The texts of a purpose: its title, and its description with the services and cookies that it stands
 * for. Empty for the apps of a site without purposes, whose texts are under klaro's own keys.
 */
function purposeTexts(name: string, page: Page): Readonly<Record<string, string>> {
  const purpose = page.configuration.purposes?.find((each) => each.name === name);
  if (!purpose) return {};
  const words = page.words(wording);
  const { title, description } = purpose.words(page.words);
  const { services, cookies } = purpose;
  const lists = [
    services.length > 0 && `${words.services}: ${services.join(', ')}.`,
    cookies.length > 0 && `${words.cookies}: ${cookies.join(', ')}.`,
  ];
  return { title, description: [description, ...lists].filter(Boolean).join(' ') };
}

/** The configuration of klaro. The cookie's lifetime is in answers.ts, since klaro writes no cookie here. */
function config({ policy }: Question, { apps }: Answers, page: Page): Config {
  const { consentDefault, purposes } = page.configuration;
  return {
    version: 2,
    // The visitor can close the dialog without an answer: consent is not forced (specification 9.10).
    mustConsent: false,
    acceptAll: true,
    groupByPurpose: false,
    disablePoweredBy: true,
    htmlTexts: false,
    ...(policy === undefined ? {} : { privacyPolicy: policy }),
    services: apps.map(({ name, required }) => ({
      name,
      required,
      // The position of the switch before an answer. It does not run the app.
      default:
        required ||
        (purposes
          ? purposes.some((purpose) => purpose.name === name && purpose.isOn)
          : consentDefault === 'on'),
      // The title of a purpose says it already.
      purposes: purposes && !required ? [] : [name],
      ...purposeTexts(name, page),
    })),
  };
}

/** The positions of klaro's switches, which are no answer until they are saved. */
function createSwitches({ services }: Config, { stored }: Answers): Manager {
  const { state, answer } = stored();
  const watchers = new Set<Watcher>();
  const switches: Manager = {
    confirmed: state === 'answered',
    consents: Object.fromEntries(
      services.map((service) => [service.name, answer[service.name] ?? service.default]),
    ),
    watch: (watcher) => watchers.add(watcher),
    unwatch: (watcher) => watchers.delete(watcher),
    updateConsent(name, value) {
      switches.consents = { ...switches.consents, [name]: value };
      for (const watcher of watchers) watcher.update(switches, 'consents', switches.consents);
    },
  };
  return switches;
}

/**
 * Gives the focus to an element or, where a menu or another part that holds it has closed meanwhile, to the control of
 * that part.
 */
function giveFocusBack(element: HTMLElement): void {
  let target: HTMLElement | null = element;
  for (let part: Element | null = element; part; part = part.parentElement) {
    target?.focus();
    if (target && document.activeElement === target) return;
    const { id } = part;
    target = id ? document.querySelector(`[aria-controls~="${CSS.escape(id)}"]`) : null;
  }
}

/**
 * Creates the dialog in which the visitor gives or changes the answer. It closes after any answer, for
 * example in another tab: there is nothing left to ask. When it has closed, what opened it gets the focus
 * back.
 *
 * It is that of klaro 0.7.22 (https://klaro.org/docs/), without all else of klaro. The answer is read anew each time the
 * dialog opens.
 *
 * @param opened is called when the dialog has opened
 * @param closed is called when it has closed, with what had opened it
 */
export default function createDialog(
  page: Page,
  answers: Answers,
  question: () => Question,
  opened: () => void,
  closed: (opener: HTMLElement) => void,
) {
  const mount = document.createElement('div');
  let openings = 0;
  let opener: HTMLElement | undefined;
  let listening = openJournal();

  /** Closes the dialog if it is open. */
  const close = (): void => {
    const by = opener;
    opener = undefined;
    render(null, mount);
    mount.remove();
    if (!by) return;
    listening.close();
    closed(by);
    giveFocusBack(by);
  };

  const show = (opening: number): void => {
    const asked = question();
    const { language } = asked.words;
    const words = { [language]: klaroTexts(asked, page) };
    // The browser tells later that it has closed a dialog, which another one may have followed.
    const hide = (): void => {
      if (opening === openings) close();
    };
    const dialogRef = (dialog: HTMLDialogElement | null): void => {
      dialog?.showModal();
      // One that a content blocker hides would make the page inert, and nobody could close it.
      if (dialog?.offsetHeight === 0) dialog.close();
    };
    const complete: Config = { ...config(asked, answers, page), dialogRef };
    const switches = createSwitches(complete, answers);
    const saveAll = (allowed: boolean): void =>
      answers.save(
        Object.fromEntries(answers.apps.map(({ name, required }) => [name, required || allowed])),
      );
    const modal = h(ConsentModal, {
      key: opening,
      manager: switches,
      config: complete,
      lang: language,
      t: (key, ...parameters) => t(words, language, language, key, ...parameters),
      confirming: false,
      hide,
      saveAndHide: () => answers.save(switches.consents),
      acceptAndHide: () => saveAll(true),
      declineAndHide: () => saveAll(false),
    });
    // It comes first in the page, so that keyboards and screen readers reach it first.
    if (!mount.isConnected) document.body.prepend(mount);
    render(h('div', { lang: language, class: 'klaro' }, modal), mount);
  };

  return {
    /** The element that has opened the dialog; undefined while it is closed. */
    get opener(): HTMLElement | undefined {
      return opener;
    },
    /** Opens the dialog, if it is closed. */
    open(by: HTMLElement): void {
      // The browser tells the script later that it has closed it.
      if (mount.querySelector('dialog')?.open) return;
      // After Escape the focus is back before the browser tells the script that the dialog is closed.
      if (opener) close();
      opener = by;
      opened();
      listening = openJournal();
      answers.listen(close, listening);
      endCopies(mount, listening);
      openings += 1;
      show(openings);
    },
    close,
  };
}
