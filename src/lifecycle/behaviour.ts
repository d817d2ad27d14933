import type { Page } from '../page/page.js';
import type { Problem } from '../page/problem.js';
import type { BehaviourName } from '../public-interface.js';

/** Undoes everything that a behaviour did to its element. */
export interface Teardown {
  /**
   * @param leaves whether the element is about to leave the page for good: what is to be undone in
   * the element alone may wait until the page has been painted
   */
  (leaves?: boolean): void;
  /** What the tag lacks for the behaviour to do its work. */
  readonly lacks?: Problem | undefined;
}

/**
 * A behaviour: starts on one element and returns how to undo it.
 *
 * @param early the events that its definition keeps, and that came before its code
 */
export type Behaviour = (element: HTMLElement, page: Page, early?: readonly Event[]) => Teardown;

/** A start whose options can still be changed. */
export interface PreparedStart {
  readonly options: object;
  start(): Teardown;
}

/** A behaviour with options that a site may change in `auftritt:starting`. */
export interface BehaviourWithOptions<Library = undefined> {
  /** Prepares the start on an element, and leaves the element as it is. */
  prepare(element: HTMLElement, page: Page, library: Library): PreparedStart;
}

/** What starts, with all that it needs. */
export type Start = Behaviour | BehaviourWithOptions;

/** A module whose default export starts. */
export interface BehaviourModule {
  readonly default: Start;
}

/** A behaviour's code and its library, which are loaded side by side, as one module. */
export async function withLibrary<Library>(
  loading: Promise<{ readonly default: BehaviourWithOptions<Library> }>,
  library: Promise<Library>,
): Promise<BehaviourModule> {
  const [{ default: behaviour }, arrived] = await Promise.all([loading, library]);
  return { default: { prepare: (element, page) => behaviour.prepare(element, page, arrived) } };
}

/**
 * Shows what a visitor sees of a behaviour before its code starts.
 *
 * @returns how to undo it; once is enough, more often does no harm
 */
export type Preview = (element: HTMLElement, page: Page, behaviour: BehaviourName) => Teardown;

/** A module whose default export is a preview. */
export interface PreviewModule {
  readonly default: Preview;
}

/**
 * When a behaviour's code is loaded: at once; when the element comes near the viewport; when the
 * browser is idle; or at the first pointer or focus in it (`touch`).
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'touch';

/** Waits for a moment of a behaviour's own, and calls `start` then; returns how to take that back. */
export type Wait = (start: () => void) => () => void;
