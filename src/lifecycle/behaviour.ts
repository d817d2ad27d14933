import type { Page } from '../page/page.js';
import type { Problem } from '../page/problem.js';
import type { BehaviourName } from '../public-interface.js';

/** Undoes everything that a behaviour did to its element. */
export interface Teardown {
  /**
   * @param leaves true if the element is about to leave the page for good. Work that only affects the
   * element may then wait until the browser has painted the page.
   */
  (leaves?: boolean): void;
  /** The setting that the script tag lacks, and without which the behaviour cannot work. */
  readonly lacks?: Problem | undefined;
}

/**
 * A behaviour. Starts on one element and returns a function that undoes it.
 *
 * @param early the events that the definition keeps and that came before the code had loaded
 */
export type Behaviour = (element: HTMLElement, page: Page, early?: readonly Event[]) => Teardown;

/** A start whose options can still be changed. */
export interface PreparedStart {
  readonly options: object;
  start(): Teardown;
}

/** A behaviour with options that a site may change in `auftritt:starting`. */
export interface BehaviourWithOptions<Library = undefined> {
  /** Prepares the start on an element. Does not change the element yet. */
  prepare(element: HTMLElement, page: Page, library: Library): PreparedStart;
}

/** A behaviour that is ready to start: it needs nothing else to be loaded. */
export type Start = Behaviour | BehaviourWithOptions;

/** A module whose default export is a behaviour. */
export interface BehaviourModule {
  readonly default: Start;
}

/** Loads a behaviour's code and its library in parallel and combines them into one module. */
export async function withLibrary<Library>(
  loading: Promise<{ readonly default: BehaviourWithOptions<Library> }>,
  library: Promise<Library>,
): Promise<BehaviourModule> {
  const [{ default: behaviour }, arrived] = await Promise.all([loading, library]);
  return { default: { prepare: (element, page) => behaviour.prepare(element, page, arrived) } };
}

/** Undoes a preview. Calling it again does no harm. */
export interface EndPreview {
  (): void;
  /** Resolves when the code may take the preview over without disturbing what the visitor does. */
  readonly rests?: () => Promise<void>;
}

/**
 * Shows what a visitor sees of a behaviour before its code starts.
 *
 * @param begin loads the code, for an element that cannot be shown without it
 */
export type Preview = (
  element: HTMLElement,
  page: Page,
  behaviour: BehaviourName,
  begin: () => void,
) => EndPreview;

/** A module whose default export is a preview. */
export interface PreviewModule {
  readonly default: Preview;
}

/**
 * When the script loads a behaviour's code: at once (`now`), when the element comes near the viewport
 * (`visible`), when the browser is idle (`idle`), or when a pointer or the focus first enters the
 * element (`touch`).
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'touch';

/**
 * Waits for a moment that the behaviour defines itself, then calls `start`. Returns a function that
 * cancels the wait.
 */
export type Wait = (start: () => void) => () => void;
