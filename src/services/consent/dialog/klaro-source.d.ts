/** The parts of klaro 0.7.22's source that klaro-dialog.ts uses (klaro.library.mjs). */
declare module 'klaro/src/components/app.jsx' {
  import type ConsentManager from 'klaro/src/consent-manager.js';
  import type { Component } from 'preact';

  /** The words of a language, nested. */
  export interface Texts {
    readonly [key: string]: string | Texts;
  }

  export interface Config {
    readonly [setting: string]: unknown;
    readonly services: readonly { readonly name: string; readonly [setting: string]: unknown }[];
  }

  export interface Properties {
    readonly manager: ConsentManager;
    readonly config: Config;
    readonly lang: string;
    readonly t: (key: string | readonly string[], ...parameters: readonly unknown[]) => unknown;
    /** Above 0, it is shown even if there is an answer. */
    readonly show: number;
    /** True for the dialog, false for the notice. */
    readonly modal: boolean;
  }

  export default class App extends Component<Properties> {}
}

declare module 'klaro/src/consent-manager.js' {
  import type { Config } from 'klaro/src/components/app.jsx';

  /** Where an answer is kept, as klaro writes it: JSON, URL-encoded. */
  export interface Store {
    get(): string | null;
    set(value: string): void;
    delete(): void;
  }

  export default class ConsentManager {
    constructor(config: Config, store: Store, auxiliaryStore: Store);
    updateServiceElements(): void;
    updateServiceStorage(): void;
  }
}

declare module 'klaro/src/utils/i18n.js' {
  import type { Texts } from 'klaro/src/components/app.jsx';

  export function t(
    texts: Readonly<Record<string, Texts>>,
    language: string,
    fallback: string,
    key: string | readonly string[],
    ...parameters: readonly unknown[]
  ): unknown;
}
