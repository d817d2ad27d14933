import type { Configuration } from '../configuration.js';
import type { BehaviourName, RootHook } from '../contract/hooks.js';
import type { Hook, Selectors } from '../contract/parts.js';
import type { Language } from './language.js';
import type { Screen } from './screens.js';
import type { Wording } from './wording.js';

/** Which behaviours `enhance` starts: all, or all without those named. */
export interface EnhanceOptions {
  readonly except?: readonly BehaviourName[];
}

/** What has styles of its own: a behaviour, or what is loaded apart from its behaviour. */
export type StyleOwner = BehaviourName | 'klaro';

/**
 * What there is of the page from the start. Behaviours reach what they share through it and not
 * through imports, so that the entry and the chunks have no module in common.
 */
export interface PageCore {
  readonly configuration: Configuration;
  readonly selectors: Readonly<Record<RootHook, string>>;

  /** The selector of what widgets have copied. */
  readonly copies: string;
  /** The first match inside `element`, else inside the closest ancestor that holds one, or null. */
  nearest(element: Element, selector: string): HTMLElement | null;

  /** An error for what the server's HTML lacks; the lifecycle adds the behaviour's name. */
  problem(element: Element, what: string): Error;
  /** Reports an error that comes up after the start of a behaviour. */
  report(behaviour: BehaviourName, element: Element, error: unknown): void;

  /** Notes attributes of an element, and returns how to put them back. */
  record(element: Element, ...attributes: readonly string[]): () => void;
  /** Whether a click asks for nothing but what the page makes of it: no new tab, no download. */
  isPlainClick(event: MouseEvent): boolean;
  /** Adds styles to the page; undefined where it has them already. */
  styles(owner: StyleOwner): Promise<void> | undefined;
  /** The media query list of a screen width. */
  screen(screen: Screen): MediaQueryList;
  /** Whether the visitor has asked for less motion, now. */
  reducedMotion(): boolean;
  /** Scrolls smoothly (500 ms) to `target` below the header, or to a distance (px) from the top. */
  scrollTo(target: Element | number): void;

  /** Starts every behaviour on `root` and inside it. */
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  /** Ends every behaviour on `root` and inside it, and leaves the server's HTML. */
  release(root: ParentNode): void;
  /** Loads the rest of what behaviours are given; rejects where it does not arrive. */
  complete(): Promise<CompletePage>;
}

/** What a behaviour that is loaded is given of the page it runs on. */
export interface Page extends PageCore {
  readonly selectors: Selectors;
  readonly language: Language;
  /** The words of the page's language. */
  readonly wording: Wording;

  /** The first such part inside `element`, or null. */
  find(element: ParentNode, hook: Hook): HTMLElement | null;
  /** The first such part inside `element`; throws a `Problem` where there is none. */
  part(element: Element, hook: Hook): HTMLElement;
  /** All such parts inside `element`; those that lack a part of their own are reported, left out. */
  parts(element: ParentNode, hook: Hook): HTMLElement[];
  /** The part inside `element`, else inside the closest ancestor that holds one, or null. */
  near(element: Element, hook: Hook): HTMLElement | null;
}

/** The page, and the check of what behaviours need on it. */
export interface CompletePage {
  readonly page: Page;
  /** Throws a `Problem` where the element lacks what the behaviour needs. */
  check(behaviour: BehaviourName, element: Element): void;
}
