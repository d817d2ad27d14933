/** The parts of klaro 0.7.22's source that klaro-dialog.ts uses (klaro.library.mjs). */
declare module 'klaro/src/components/consent-modal.jsx' {
  import type { Component } from 'preact';

  /** The words of a language, nested. */
  export interface Texts {
    readonly [key: string]: string | Texts;
  }

  export interface Config {
    readonly [setting: string]: unknown;
    readonly services: readonly {
      readonly name: string;
      readonly default: boolean;
      readonly [setting: string]: unknown;
    }[];
  }

  /** What shows the switches. */
  export interface Watcher {
    update(manager: Manager, type: 'consents', consents: Manager['consents']): void;
  }

  /** What klaro's components ask of its manager. */
  export interface Manager {
    /** Whether there is an answer. */
    readonly confirmed: boolean;
    consents: Readonly<Record<string, boolean>>;
    watch(watcher: Watcher): void;
    unwatch(watcher: Watcher): void;
    updateConsent(name: string, value: boolean): void;
  }

  export interface Properties {
    readonly manager: Manager;
    readonly config: Config;
    readonly lang: string;
    readonly t: (key: string | readonly string[], ...parameters: readonly unknown[]) => unknown;
    readonly confirming: boolean;
    readonly hide: () => void;
    readonly saveAndHide: () => void;
    readonly acceptAndHide: () => void;
    readonly declineAndHide: () => void;
  }

  export default class ConsentModal extends Component<Properties> {}
}

declare module 'klaro/src/utils/i18n.js' {
  import type { Texts } from 'klaro/src/components/consent-modal.jsx';

  export function t(
    texts: Readonly<Record<string, Texts>>,
    language: string,
    fallback: string,
    key: string | readonly string[],
    ...parameters: readonly unknown[]
  ): unknown;
}
