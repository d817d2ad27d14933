import type { BehaviourName } from '../names.js';
import type { Selectors } from '../public-interface.js';

/** What the tag's attributes say, checked (docs/interface.md, "The tag"). */
export interface Configuration {
  /** The namespace `{plugin}` of calls 1 to 3. */
  readonly plugin: string;
  readonly requestErrors: 'log' | 'recover';
  readonly analyticsId: string | undefined;
  readonly analyticsSrc: string | undefined;
  readonly mapsKey: string | undefined;
  readonly mapsSrc: string | undefined;
  /** When the consent notice is shown: where something optional is in use, or on every page. */
  readonly consent: 'needed' | 'always';
  /** The position of the optional switch before an answer. */
  readonly consentDefault: 'on' | 'off';
  /** As it was written; services/consent/privacy-policy.ts reads it. */
  readonly privacyUrl: string | undefined;
  readonly disable: ReadonlySet<BehaviourName>;
  /** The selectors in force: the defaults with the page's overrides. */
  readonly selectors: Selectors;
  readonly jquery: 'own' | 'page';
  readonly nonce: string | undefined;
  /** Whether what is added and removed is enhanced and released by itself. */
  readonly observe: boolean;
}
