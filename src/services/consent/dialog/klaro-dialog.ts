import App, { type Config, type Texts } from 'klaro/src/components/app.jsx';
import ConsentManager, { type Store } from 'klaro/src/consent-manager.js';
import { t } from 'klaro/src/utils/i18n.js';
import { h, render } from 'preact';
import type { Answer } from '../answer.js';
import type { Consent, Dialog, DialogHost, Question } from '../interface.js';
import { klaroTexts, wording } from './dialog-wording.js';
import './klaro.css';

/** The settings of the dialog. */
export interface Settings {
  readonly config: Config;
  /** The tag of the language of `texts`. */
  readonly language: string;
  /** All texts of the dialog; klaro's own translations are not loaded. */
  readonly texts: Texts;
  readonly store: Store;
}

/** The consent tool on a page. */
export interface Klaro {
  /** Opens the dialog. Calls `closed` when the dialog is gone, no matter who closed it. */
  open(settings: Settings, closed: () => void): void;
  /** Whether the visitor sees the dialog. The browser tells the script later that it has closed it. */
  isOpen(): boolean;
  /** Removes the dialog from the page if it is there. */
  close(): void;
}

/** A manager that leaves alone the elements and cookies that depend on an answer: others handle them. */
class Manager extends ConsentManager {
  override updateServiceElements(): void {}
  override updateServiceStorage(): void {}
}

/**
 * klaro 0.7.22 (https://klaro.org/docs/), reduced to its dialog: without its own start, its notice, its
 * cookie and its handling of elements. It remembers answers only in the given `store`, which it reads
 * again each time the dialog opens.
 */
function klaro(): Klaro {
  const mount = document.createElement('div');
  let openings = 0;
  let onClosed: (() => void) | undefined;

  const close = (): void => {
    const closed = onClosed;
    onClosed = undefined;
    render(null, mount);
    mount.remove();
    closed?.();
  };

  return {
    open({ config, language, texts, store }, closed) {
      const words = { [language]: texts };
      openings += 1;
      const opening = openings;
      /** klaro calls this with the dialog once it is rendered, and with null when it is gone. */
      const dialogRef = (dialog: HTMLDialogElement | null): void => {
        if (dialog) {
          dialog.showModal();
          // One that a content blocker hides would make the page inert, and nobody could close it.
          if (dialog.offsetHeight === 0) dialog.close();
        } else {
          // klaro would show its own notice now. It is removed before the browser paints it.
          queueMicrotask(() => {
            if (onClosed && opening === openings) close();
          });
        }
      };
      const complete: Config = { ...config, dialogRef };
      const app = h(App, {
        key: opening,
        manager: new Manager(complete, store, store),
        config: complete,
        lang: language,
        t: (key, ...parameters) => t(words, language, language, key, ...parameters),
        show: opening,
        modal: true,
      });
      onClosed = closed;
      // It comes first in the page, so that keyboards and screen readers reach it first.
      if (!mount.isConnected) document.body.prepend(mount);
      render(app, mount);
    },
    isOpen: () => mount.querySelector('dialog')?.open === true,
    close,
  };
}

/**
 * The texts of a purpose: its title, and its description with the services and cookies that it stands
 * for. Empty for the apps of a site without purposes, whose texts are under klaro's own keys.
 */
function purposeTexts(name: string, { page }: Question): Readonly<Record<string, string>> {
  const purpose = page.configuration.purposes?.all.find((each) => each.name === name);
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

/**
 * The configuration of klaro. The cookie's lifetime is in answers.ts, since klaro writes no cookie
 * here.
 */
function config(question: Question, { apps }: Consent): Config {
  const { page, policy } = question;
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
          ? purposes.all.some((purpose) => purpose.name === name && purpose.isOn)
          : consentDefault === 'on'),
      // The title of a purpose says it already.
      purposes: purposes && !required ? [] : [name],
      ...purposeTexts(name, question),
    })),
  };
}

/** Reads what klaro stores: an app's name → whether it may run. */
function readKlaro(value: string): Answer {
  const given: unknown = JSON.parse(decodeURIComponent(value));
  const entries = Object.entries<unknown>(Object(given));
  return Object.fromEntries(entries.map(([name, allowed]) => [name, allowed === true]));
}

/** Stores klaro's answer in `consent`, instead of in klaro's own cookie. */
function store(consent: Consent): Store {
  return {
    get() {
      const stored = consent.stored();
      switch (stored.state) {
        case 'answered':
        case 'outdated':
          return encodeURIComponent(JSON.stringify(stored.answer));
        case 'unanswered':
          return null;
      }
    },
    set: (value) => consent.save(readKlaro(value)),
    delete() {
      throw new Error('klaro deletes an answer only where it is told to, and it is not');
    },
  };
}

/** The settings with which the dialog opens klaro. */
const settings = (question: Question, consent: Consent): Settings => ({
  config: config(question, consent),
  language: question.words.language,
  texts: klaroTexts(question),
  store: store(consent),
});

/**
 * Creates the dialog in which the visitor gives or changes the answer. It closes after any answer, for
 * example in another tab: there is nothing left to ask. When it has closed, what opened it gets the focus
 * back.
 */
export default function createDialog({ consent, question, opened, closed }: DialogHost): Dialog {
  const { open, isOpen, close } = klaro();
  let opener: HTMLElement | undefined;
  return {
    get opener() {
      return opener;
    },
    open(by) {
      if (isOpen()) return;
      // After Escape the focus is back before the browser tells the script that the dialog is closed.
      if (opener) close();
      opener = by;
      opened();
      const leave = consent.listen(close);
      open(settings(question(), consent), () => {
        opener = undefined;
        leave();
        closed(by);
        if (by.isConnected) by.focus();
      });
    },
    close,
  };
}
