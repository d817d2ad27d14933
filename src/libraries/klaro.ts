import App, { type Config, type Texts } from 'klaro/src/components/app.jsx';
import ConsentManager, { type Store } from 'klaro/src/consent-manager.js';
import { t } from 'klaro/src/utils/i18n.js';
import { h, render } from 'preact';
import './klaro.css';

export type { Config, Store, Texts };

/** What the dialog is made of. */
export interface Settings {
  readonly config: Config;
  /** The tag of the language of `texts`. */
  readonly language: string;
  /** All that the dialog says: klaro's own translations are not loaded. */
  readonly texts: Texts;
  readonly store: Store;
}

/** The consent tool on a page. */
export interface Klaro {
  /** Opens the dialog, and calls `closed` when it has gone, whoever closed it. */
  open(settings: Settings, closed: () => void): void;
  /** Takes the dialog from the page, if it is open. */
  close(): void;
}

/** Elements and cookies that depend on an answer are the matter of those who own them. */
class Manager extends ConsentManager {
  override updateServiceElements(): void {}
  override updateServiceStorage(): void {}
}

/**
 * klaro 0.7.22 (https://klaro.org/docs/): its dialog, without its own start, its notice, its cookie
 * and its handling of elements. What it is given as `store` is its only memory: it is read anew
 * each time that the dialog is opened.
 */
export default function klaro(): Klaro {
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
      /** Called with the dialog when it is there, with null when it is gone. */
      const dialogRef = (dialog: HTMLDialogElement | null): void => {
        if (dialog) dialog.showModal();
        else {
          // klaro would show its own notice now; it is taken away before it is painted.
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
      // First in the page, so that the keyboard and those who listen come upon it first.
      if (!mount.isConnected) document.body.prepend(mount);
      render(app, mount);
    },
    close,
  };
}
