import type { BehaviourName, Hook } from '../names.js';
import type { Selectors } from '../public-interface.js';
import type { Configuration } from './configuration.js';
import type { Language } from './language.js';
import type { Wording, Words } from './words.js';

/** How `enhance` starts behaviours. */
export interface EnhanceOptions {
  /** The only behaviours that it starts; all of them where this is left out. */
  readonly only?: readonly BehaviourName[];
  /** Behaviours that start no earlier than after a time, in ms. Clicks are held until then. */
  readonly delays?: Readonly<Partial<Record<BehaviourName, number>>>;
}

/** The page that the script runs on: what is known of it, and what it offers to behaviours. */
export interface Page {
  readonly configuration: Configuration;
  /** The selectors in force: the defaults with the page's overrides. */
  readonly selectors: Selectors;
  /** The active language; German where it is one that the script does not know. */
  readonly language: Language;

  /** The words of a part of the script, in the page's language. */
  words<Own extends Words>(wording: Wording<Own>): Own;

  /** The first such part inside `element`, or null. */
  findPart(element: ParentNode, hook: Hook): HTMLElement | null;
  /** The first such part inside `element`; throws a `Problem` where there is none. */
  requirePart(element: Element, hook: Hook): HTMLElement;
  /** All such parts inside `element`; those that lack a part of their own are reported, left out. */
  findParts(element: ParentNode, hook: Hook): HTMLElement[];
  /** The part inside `element`, else inside the closest ancestor that holds one, or null. */
  findNear(element: Element, hook: Hook): HTMLElement | null;

  /** Reports an error that comes up after the start of a behaviour. */
  report(behaviour: BehaviourName, element: Element, error: unknown): void;

  /** Starts every behaviour on `root` and inside it. */
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  /**
   * Ends every behaviour on `root` and inside it, and leaves the server's HTML.
   *
   * @param leaves whether `root` is about to leave the page for good: its HTML may be the server's
   * later then
   */
  release(root: ParentNode, leaves?: boolean): void;
}
