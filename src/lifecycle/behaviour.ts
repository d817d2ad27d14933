import type { Page } from '../page/page.js';
import type { Problem } from '../page/problem.js';

/** Undoes everything that a behaviour did to its element. */
export interface Teardown {
  (): void;
  /** What the tag lacks for the behaviour to do its work. */
  readonly lacks?: Problem | undefined;
}

/** A start of a behaviour whose library's options can still be changed. */
export interface PreparedStart {
  readonly options: object;
  start(): Teardown;
}

/**
 * A behaviour: starts on one element and returns how to undo it. One that works with a library gets
 * it as the third argument.
 */
export interface Behaviour<Library = undefined> {
  (element: HTMLElement, page: Page, library: Library): Teardown;
  /** Where its library has options: prepares the start, and leaves the element as it is. */
  readonly prepare?: (element: HTMLElement, page: Page, library: Library) => PreparedStart;
}

/** A behaviour with all that it needs. */
export type Start = Behaviour;

/**
 * A behaviour whose library has options that a site may change in `auftritt:starting`.
 *
 * @param optionsFor gives each start options of its own
 */
export function withOptions<Library, Options extends object>(
  optionsFor: (element: HTMLElement) => Options,
  start: (element: HTMLElement, page: Page, library: Library, options: Options) => Teardown,
): Behaviour<Library> {
  const behaviour = (element: HTMLElement, page: Page, library: Library): Teardown =>
    start(element, page, library, optionsFor(element));
  return Object.assign(behaviour, {
    prepare(element: HTMLElement, page: Page, library: Library): PreparedStart {
      const options = optionsFor(element);
      return { options, start: () => start(element, page, library, options) };
    },
  });
}

/** A module whose default export is a behaviour. */
export interface BehaviourModule<Library = undefined> {
  readonly default: Behaviour<Library>;
}

/** A behaviour's code and its library, which are loaded side by side, as one module. */
export async function withLibrary<Library>(
  loading: Promise<BehaviourModule<Library>>,
  library: Promise<Library>,
): Promise<BehaviourModule> {
  const [{ default: behaviour }, arrived] = await Promise.all([loading, library]);
  const { prepare } = behaviour;
  const start = (element: HTMLElement, page: Page): Teardown => behaviour(element, page, arrived);
  return {
    default: prepare
      ? Object.assign(start, {
          prepare: (element: HTMLElement, page: Page) => prepare(element, page, arrived),
        })
      : start,
  };
}

/**
 * When a behaviour's code is loaded: at once; when the element comes near the viewport; when the
 * browser is idle; at the first pointer or focus in it (`touch`); or at that, or when it is visible
 * and the browser idle (`intent`).
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'intent' | 'touch';
