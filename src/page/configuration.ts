import type { BehaviourName, Hook } from '../names.js';
import type { TagAttributes } from '../public-interface.js';

/**
 * A set of hooks and attributes that a site already uses, because it was written for another script. The
 * names in `data-preset` choose it. What its markup says to a section is declared where the section reads it.
 */
export interface Preset {
  readonly name: string;
  /** Hook → the selector of the elements that stand for it, beside those of our own selector. */
  readonly selectors: { readonly [hook in Hook]?: string };
}

type Choice<Name extends keyof TagAttributes> = Required<TagAttributes>[Name];

/** The checked values of the script tag's attributes (docs/interface.md, "The tag"). */
export interface Configuration {
  /** The namespace `{plugin}` of calls 1 to 3. */
  readonly plugin: string;
  /** How galleries get what they show: by calls 1 to 3, or from the pages that their links lead to. */
  readonly requests: Choice<'data-requests'>;
  readonly requestErrors: Choice<'data-request-errors'>;
  readonly analyticsId: string | undefined;
  readonly analyticsSrc: string | undefined;
  readonly mapsKey: string | undefined;
  readonly mapsSrc: string | undefined;
  /** When to show the consent notice: on pages that use something optional, or on every page. */
  readonly consent: Choice<'data-consent'>;
  /** The position of the optional switch before the visitor has answered. */
  readonly consentDefault: Choice<'data-consent-default'>;
  /** The attribute as written. services/consent/notice.ts parses it. */
  readonly privacyUrl: string | undefined;
  readonly disable: ReadonlySet<BehaviourName>;
  /** The selector of what waits for consent, where the page has its own, or purposes; else that of consent. */
  readonly consentContent: string | undefined;
  /** The presets that the page names; several may fit an element, and the first one counts. */
  readonly presets: readonly Preset[];
  /** The library that shows what the lightbox opens. */
  readonly lightbox: Choice<'data-lightbox'>;
  readonly jquery: Choice<'data-jquery'>;
  readonly nonce: string | undefined;
  /** Whether the chosen category is in the page's address. */
  readonly history: boolean;
  /** Whether the script enhances added elements and releases removed ones by itself. */
  readonly observe: boolean;
}
