import App, { type Config, type Texts } from 'klaro/src/components/app.jsx';
import ConsentManager, { type Store } from 'klaro/src/consent-manager.js';
import german from 'klaro/src/translations/de.yml';
import english from 'klaro/src/translations/en.yml';
import { t } from 'klaro/src/utils/i18n.js';
import { h, render } from 'preact';
import type { Language } from '../page/language.js';

export type { Config, Store, Texts };

/** What the notice and the dialog are made of. */
export interface Settings {
  readonly config: Config;
  readonly language: Language;
  /** Words that go before klaro's own. */
  readonly texts: Texts;
  readonly store: Store;
}

/** The consent tool on a page. */
export interface Klaro {
  /** Shows the notice; the page stays usable beside it. */
  notice(settings: Settings): void;
  /** Opens the dialog; the focus comes back to `opener` when it is closed. */
  dialog(settings: Settings, opener: HTMLElement): void;
  /** Takes both from the page. */
  close(): void;
  /** Takes the dialog from the page, if it is this element that opened it. */
  closeDialog(opener: HTMLElement): void;
}

/** Elements and cookies that depend on an answer are the matter of those who own them. */
class Manager extends ConsentManager {
  override updateServiceElements(): void {}
  override updateServiceStorage(): void {}
}

const isNested = (text: string | Texts | undefined): text is Texts => typeof text === 'object';

/** Nested words with those of `above` in place of those of `below`. */
function merge(below: Texts, above: Texts): Texts {
  const merged: Record<string, string | Texts> = { ...below };
  for (const [key, text] of Object.entries(above)) {
    const under = merged[key];
    merged[key] = isNested(under) && isNested(text) ? merge(under, text) : text;
  }
  return merged;
}

/**
 * klaro 0.7.22 (https://klaro.org/docs/): its notice and dialog, without its own start, its cookie
 * and its handling of elements. What it is given as `store` is its only memory: it is read anew
 * each time that something is opened.
 */
export default function klaro(): Klaro {
  const mount = document.createElement('div');
  let opener: HTMLElement | undefined;
  let openings = 0;

  /** Called with the dialog when it is there, with null when it is gone. */
  const dialogRef = (dialog: HTMLDialogElement | null): void => {
    if (dialog) {
      dialog.showModal();
      return;
    }
    const last = opener;
    opener = undefined;
    // The notice comes back in the same turn in which the dialog goes.
    queueMicrotask(() => {
      const notice = mount.querySelector<HTMLElement>('.cookie-notice:not(.cookie-notice-hidden)');
      const next = last?.isConnected ? last : notice;
      next?.focus();
    });
  };

  const open = ({ config, language, texts, store }: Settings, modal: boolean): void => {
    const words = { [language]: merge(language === 'de' ? german : english, texts) };
    const complete: Config = { ...config, dialogRef };
    const app = h(App, {
      key: ++openings,
      manager: new Manager(complete, store, store),
      config: complete,
      lang: language,
      t: (key, ...parameters) => t(words, language, language, key, ...parameters),
      show: openings,
      modal,
    });
    // First in the page, so that the keyboard and those who listen come upon it first.
    if (!mount.isConnected) document.body.prepend(mount);
    render(app, mount);
  };

  const close = (): void => {
    opener = undefined;
    render(null, mount);
    mount.remove();
  };

  return {
    notice: (settings) => open(settings, false),
    dialog(settings, by) {
      open(settings, true);
      opener = by;
    },
    close,
    closeDialog(by) {
      if (by === opener) close();
    },
  };
}
