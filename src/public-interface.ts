/**
 * The public interface in types: what a page's own script may use of `window.auftritt`, its events
 * and its tag (docs/interface.md). The package has them as `auftritt`; the source uses no others.
 */
import type { BehaviourName, Hook } from './names.js';

export type { BehaviourName, Hook };

/** A selector for each hook. */
export type Selectors = Readonly<Record<Hook, string>>;

/** The states that an element can be in for one behaviour. Before its first touch it is `waiting`. */
export type State =
  | 'waiting'
  | 'loading'
  | 'running'
  | 'unconfigured'
  | 'prevented'
  | 'failed'
  | 'released';

/** A line of `auftritt.instances()` and `auftritt.report()`: one behaviour on one element. */
export interface ReportLine {
  readonly behaviour: BehaviourName;
  readonly element: Element;
  readonly state: State;
  /** Why it has failed, or what the tag lacks for it; else undefined. */
  readonly error: unknown;
  /** How long (ms) its start took, once it has started. */
  readonly took: number | undefined;
}

/** `window.auftritt`. */
export interface Auftritt {
  readonly version: string;
  /** Starts every behaviour on `root` (default: the document) and inside it; safe to repeat. */
  enhance(root?: ParentNode): void;
  /** Ends every behaviour on `root` and inside it, and leaves the server's HTML. */
  release(root?: ParentNode): void;
  /** What runs where, in which state, and why not. Asking has no effect on the page. */
  instances(): readonly ReportLine[];
  /** Prints the instances as tables on the console, and returns them. */
  report(): readonly ReportLine[];
}

/** The detail of `auftritt:enhanced` and `auftritt:released`. */
export interface LifecycleDetail {
  readonly behaviour: BehaviourName;
}

/** The detail of `auftritt:starting`, before a behaviour starts. Cancelled, it does not start. */
export interface StartingDetail {
  readonly behaviour: BehaviourName;
  /** The options of the behaviour's library, which a listener may change; else undefined. */
  readonly options: object | undefined;
}

/** The detail of `auftritt:replaced`: an answer has been put into a gallery. */
export interface ReplacedDetail {
  /** The `data-uid` of the category that was chosen, or that the way back leads away from. */
  readonly uid: string;
  /** What the answer has replaced, by the names of the hooks. */
  readonly sections: readonly ReplaceableSection[];
}

/** The sections that calls 1 to 3 may replace (specification 7.1 to 7.3). */
export type ReplaceableSection = Extract<
  Hook,
  'categoryList' | 'galleryInner' | 'referenceContent' | 'productInformation'
>;

/** The detail of `auftritt:error`. A cancelled one is not written to the console. */
export interface ErrorDetail {
  readonly behaviour: BehaviourName;
  readonly element: Element;
  readonly error: unknown;
}

/** The events that bubble from the element concerned. */
export interface AuftrittEventMap {
  'auftritt:starting': CustomEvent<StartingDetail>;
  'auftritt:enhanced': CustomEvent<LifecycleDetail>;
  'auftritt:released': CustomEvent<LifecycleDetail>;
  'auftritt:replaced': CustomEvent<ReplacedDetail>;
  'auftritt:error': CustomEvent<ErrorDetail>;
}

/** The configuration, as the attributes of the script's tag carry it. */
export interface TagAttributes {
  /** The namespace of the gallery's requests; `tx_gallery`. */
  'data-plugin'?: string;
  /** What follows a request that fails: a line for the developer, or a message with a retry too. */
  'data-request-errors'?: 'log' | 'recover';
  /** The analytics property; without it there is no analytics. */
  'data-analytics-id'?: string;
  /** Where the analytics script comes from; the service's own address. */
  'data-analytics-src'?: string;
  /** The key of the maps service; without it there is no map. */
  'data-maps-key'?: string;
  /** Where the maps service's script comes from; the service's own address. */
  'data-maps-src'?: string;
  /** When the consent notice is shown: where something optional is in use, or on every page. */
  'data-consent'?: 'needed' | 'always';
  /** The position of the optional switch before an answer. */
  'data-consent-default'?: 'on' | 'off';
  /**
   * The page of the privacy policy: one address, or pairs of language and address; where it says
   * none, that of the page's `link rel="privacy-policy"`.
   */
  'data-privacy-url'?: string;
  /** The names of behaviours to leave alone, separated by spaces. */
  'data-disable'?: string;
  /** Selectors of the site's own, a JSON object: name of a hook → selector. */
  'data-selectors'?: string;
  /** Whose jQuery the sliders and the coverflow use: the page's where it has one, or our own. */
  'data-jquery'?: 'page' | 'own';
  /** The nonce for tags that are inserted; that of the script's tag. */
  'data-csp-nonce'?: string;
  /** Present where what is added to the page is enhanced, and what is removed released, by itself. */
  'data-observe'?: '';
}

declare global {
  interface Window {
    auftritt?: Auftritt;
  }
  interface HTMLElementEventMap extends AuftrittEventMap {}
  interface DocumentEventMap extends AuftrittEventMap {}
  interface WindowEventMap extends AuftrittEventMap {}
}
