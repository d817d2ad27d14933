import App, { type Config, type Texts } from 'klaro/src/components/app.jsx';
import ConsentManager, { type Store } from 'klaro/src/consent-manager.js';
import { t } from 'klaro/src/utils/i18n.js';
import { h, render } from 'preact';
import './klaro.css';

export type { Config, Store, Texts };

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
      /** klaro calls this with the dialog once it is rendered, and with null when it is gone. */
      const dialogRef = (dialog: HTMLDialogElement | null): void => {
        if (dialog) dialog.showModal();
        else {
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
