import type { Page } from '../page/page.js';
import type { Problem } from '../page/problem.js';
import type { BehaviourName, State } from '../public-interface.js';

/** Undoes everything that a behaviour did to its element. */
export interface Teardown {
  (): void;
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
export interface BehaviourWithOptions {
  /** Prepares the start on an element. Does not change the element yet. */
  prepare(element: HTMLElement, page: Page): PreparedStart;
}

/** A behaviour that is ready to start: it needs nothing else to be loaded. */
export type Start = Behaviour | BehaviourWithOptions;

/** A module whose default export is a behaviour. */
export interface BehaviourModule {
  readonly default: Start;
}

/** One behaviour on one element. */
export interface Instance {
  readonly behaviour: BehaviourName;
  readonly element: HTMLElement;
  state: State;
  error?: unknown;
  /** How long (ms) its start took. */
  took?: number;
  teardown?: Teardown;
  /** The instance's position in the order of all starts on the page; 0 if it has not started. */
  startOrder: number;
}

/**
 * Creates a behaviour with options.
 *
 * @param optionsFor returns the options of one start
 */
export const withOptions = <Options extends object>(
  optionsFor: (element: HTMLElement, page: Page) => Options,
  start: (element: HTMLElement, page: Page, options: Options) => Teardown,
): BehaviourWithOptions => ({
  prepare(element, page) {
    const options = optionsFor(element, page);
    return { options, start: () => start(element, page, options) };
  },
});
