import type { Journal } from '../page/journal.js';
import type { Page } from '../page/page.js';
import type { Problem } from '../page/problem.js';
import type { BehaviourName, State } from '../public-interface.js';
import type { Requirements } from './requirements.js';

/**
 * A behaviour. Starts on one element, and changes the page by the journal alone.
 *
 * @param name of several behaviours that share their code, the one that is meant
 * @returns what the page lacks, without which the behaviour cannot work, such as a setting of the tag
 */
export type Behaviour = (
  element: HTMLElement,
  page: Page,
  undo: Journal,
  name: BehaviourName,
) => Problem | undefined;

/** A start whose options can still be changed. */
export interface PreparedStart {
  readonly options: object;
  start(undo: Journal): Problem | undefined;
}

/** A behaviour with options that a site may change in `auftritt:starting`. */
export interface BehaviourWithOptions {
  /** Prepares the start on an element. Does not change the element yet. */
  prepare(element: HTMLElement, page: Page, name: BehaviourName): PreparedStart;
}

/** A behaviour that is ready to start: it needs nothing else to be loaded. */
export type Start = Behaviour | BehaviourWithOptions;

/**
 * Fetches what a start needs beside the code itself, such as a library.
 *
 * @param undo is closed before the start, and when the element is released before it
 */
export type Prepare = (
  element: HTMLElement,
  page: Page,
  undo: Journal,
  name: BehaviourName,
) => Promise<Start>;

/** The code of a behaviour, with what its markup must have, if anything. */
export type BehaviourModule = {
  readonly definition?: {
    readonly hooks: Readonly<Record<string, string>>;
    readonly requirements?: Requirements;
  };
} & (
  | { readonly default: Start; readonly prepare?: never }
  | { readonly prepare: Prepare; readonly default?: never }
);

/** One behaviour on one element. */
export interface Instance {
  readonly behaviour: BehaviourName;
  readonly element: HTMLElement;
  state: State;
  error?: unknown;
  /** How long (ms) its start took. */
  took?: number;
  /** The instance's position in the order of all starts on the page; 0 if it has not started. */
  startOrder: number;
  /** Undoes what has been done for the element while it waits: marks, a listener. */
  endWait?: (() => void) | undefined;
  /** Undoes its start, and tells so. */
  end?: (() => void) | undefined;
}

/**
 * Creates a behaviour with options.
 *
 * @param optionsFor returns the options of one start
 */
export const withOptions = <Options extends object>(
  optionsFor: (element: HTMLElement, page: Page) => Options,
  start: (element: HTMLElement, page: Page, options: Options, undo: Journal) => Problem | undefined,
): BehaviourWithOptions => ({
  prepare(element, page) {
    const options = optionsFor(element, page);
    return { options, start: (undo) => start(element, page, options, undo) };
  },
});
