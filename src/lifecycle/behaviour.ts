import type { Page } from '../page/page.js';

/** Undoes everything that a behaviour did to its element. */
export type Teardown = () => void;

/**
 * A behaviour: starts on one element and returns how to undo it. One that works with a library gets
 * it as the third argument.
 */
export type Behaviour<Library = undefined> = (
  element: HTMLElement,
  page: Page,
  library: Library,
) => Teardown;

/** A behaviour with all that it needs. */
export type Start = (element: HTMLElement, page: Page) => Teardown;

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
  return { default: (element, page) => behaviour(element, page, arrived) };
}

/**
 * When a behaviour's code is loaded: at once; when the element comes near the viewport; when the
 * browser is idle; at the first pointer or focus in it (`touch`); or at that, or when it is visible
 * and the browser idle (`intent`).
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'intent' | 'touch';
