/**
 * The types of the public interface: the parts of `window.auftritt`, its events and its tag that a page's
 * own script may use (docs/interface.md). The package exports them as `auftritt`, and the source uses
 * the same types.
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
  /** Why it failed, or what the tag lacks for it; otherwise undefined. */
  readonly error: unknown;
  /** How long (ms) its start took; undefined before it has started. */
  readonly took: number | undefined;
}

/** `window.auftritt`. */
export interface Auftritt {
  readonly version: string;
  /** Starts every behaviour on `root` (default: the document) and inside it; safe to repeat. */
  enhance(root?: ParentNode): void;
  /** Ends every behaviour on `root` and inside it, and restores the server's HTML. */
  release(root?: ParentNode): void;
  /** Lists every behaviour on every element with its state. This has no effect on the page. */
  instances(): readonly ReportLine[];
  /** Prints the instances as tables on the console, and returns them. */
  report(): readonly ReportLine[];
}

/** The detail of `auftritt:enhanced` and `auftritt:released`. */
export interface LifecycleDetail {
  readonly behaviour: BehaviourName;
}

/** The detail of `auftritt:starting`, before a behaviour starts. Cancelling the event prevents the start. */
export interface StartingDetail {
  readonly behaviour: BehaviourName;
  /** The options of the behaviour's library, which a listener may change; undefined without a library. */
  readonly options: object | undefined;
}

/** The detail of `auftritt:replaced`: an answer has been put into a gallery. */
export interface ReplacedDetail {
  /** The `data-uid` of the chosen category, or of the category that the way back leaves. */
  readonly uid: string;
  /** The sections that the answer has replaced, by the names of their hooks. */
  readonly sections: readonly ReplaceableSection[];
}

/** The sections that calls 1 to 3 may replace (specification 7.1 to 7.3). */
export type ReplaceableSection = Extract<
  Hook,
  'categoryList' | 'galleryInner' | 'referenceContent' | 'productInformation'
>;

/** The detail of `auftritt:error`. If a listener cancels the event, the console shows no error. */
export interface ErrorDetail {
  readonly behaviour: BehaviourName;
  readonly element: Element;
  readonly error: unknown;
}

/**
 * The detail of `auftritt:submitted`: a form has been sent where it stands. The event comes from the result that has
 * taken its place, or from the form if another page is opened.
 */
export interface SubmittedDetail {
  readonly form: HTMLFormElement;
  /** The address of the answer. */
  readonly address: string;
}

/** The record of a decision about consent, for a site that must be able to prove it. */
export interface ConsentDecision {
  /** When the visitor decided: ISO 8601, in UTC. */
  readonly time: string;
  /** What the visitor decided on: the purposes' names with their versions, separated by spaces. */
  readonly version: string;
  readonly choice: 'accepted' | 'declined' | 'chosen';
}

/** The detail of `auftritt:consent`, which is dispatched on the document. */
export interface ConsentDetail {
  /** The purpose, or `analytics` → whether the visitor allows it. */
  readonly purposes: Readonly<Record<string, boolean>>;
  /** The decision that the visitor has just taken on this page; undefined at the start and in other tabs. */
  readonly decision: ConsentDecision | undefined;
}

/** The events that bubble from the element concerned. */
export interface AuftrittEventMap {
  'auftritt:starting': CustomEvent<StartingDetail>;
  'auftritt:enhanced': CustomEvent<LifecycleDetail>;
  'auftritt:released': CustomEvent<LifecycleDetail>;
  'auftritt:replaced': CustomEvent<ReplacedDetail>;
  'auftritt:submitted': CustomEvent<SubmittedDetail>;
  'auftritt:error': CustomEvent<ErrorDetail>;
  'auftritt:consent': CustomEvent<ConsentDetail>;
}

/** The attributes of the script's tag, which hold the configuration. */
export interface TagAttributes {
  /** The namespace of the gallery's requests; by default `tx_gallery`. */
  'data-plugin'?: string;
  /** How galleries load: by the specified requests, or from the pages that their links lead to. */
  'data-requests'?: 'post' | 'pages';
  /** The reaction to a failed request: a console line, or also a message with a retry button. */
  'data-request-errors'?: 'log' | 'recover';
  /** The analytics property; without it there is no analytics. */
  'data-analytics-id'?: string;
  /** The address of the analytics script; by default the service's own. */
  'data-analytics-src'?: string;
  /** The key of the maps service; without it there is no map. */
  'data-maps-key'?: string;
  /** The address of the maps service's script; by default the service's own. */
  'data-maps-src'?: string;
  /** When the consent notice is shown: only where something optional is in use, or on every page. */
  'data-consent'?: 'needed' | 'always';
  /** The position of the optional switch before an answer. */
  'data-consent-default'?: 'on' | 'off';
  /**
   * The page of the privacy policy: one address, or pairs of language and address. The default is the
   * address in the page's `link rel="privacy-policy"`.
   */
  'data-privacy-url'?: string;
  /** The names of behaviours to leave alone, separated by spaces. */
  'data-disable'?: string;
  /** The site's own selectors: a JSON object that maps names of hooks to selectors. */
  'data-selectors'?: string;
  /** The names of sets of hooks and attributes that the site already uses, separated by spaces. */
  'data-preset'?: string;
  /**
   * The engines of sliders and coverflow: slick and flipster in the page's jQuery where it has one (`page`), in
   * our own (`own`), or the light engines in any case (`none`).
   */
  'data-jquery'?: 'page' | 'own' | 'none';
  /** The library that shows what the lightbox opens; Fancybox needs a licence of the site's own. */
  'data-lightbox'?: 'fancybox' | 'photoswipe';
  /** The nonce for inserted tags; by default the nonce of the script's tag. */
  'data-csp-nonce'?: string;
  /** `no`: what is added to the page later starts by calls of `enhance` alone, and what is removed ends by `release`. */
  'data-observe'?: '' | 'no';
  /** If present, the chosen category is in the page's address, and Back and Forward change it. */
  'data-history'?: '';
  /** The folder of the chunks, where the script's own file has been moved or joined with others. */
  'data-chunks'?: string;
}

declare global {
  interface Window {
    auftritt?: Auftritt;
  }
  interface HTMLElementEventMap extends AuftrittEventMap {}
  interface DocumentEventMap extends AuftrittEventMap {}
  interface WindowEventMap extends AuftrittEventMap {}
}
