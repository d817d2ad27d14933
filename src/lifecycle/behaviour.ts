import type { Hook } from '../contract.js';
import type { Page } from '../page/page.js';

/** Undoes everything that a behaviour did to its element. */
export type Teardown = () => void;

/**
 * A behaviour: starts on one element and returns how to undo it. Where several behaviours share
 * code of their own kind (a widget library), it comes as the third argument.
 */
export type Behaviour<Library = undefined> = (
  element: HTMLElement,
  page: Page,
  library: Library,
) => Teardown;

/** A behaviour that is ready to start. */
export type Start = (element: HTMLElement, page: Page) => Teardown;

/**
 * When a behaviour's code is loaded: at once; when the element comes near the viewport; when the
 * browser is idle; or at the first pointer or focus in it, or visible and idle.
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'intent';

/** How the registry knows one behaviour. */
export interface Registration {
  /** The same for all elements, or for each its own. */
  readonly when: Strategy | ((element: HTMLElement, page: Page) => Strategy);
  /** The parts whose click, made before the code is there, is kept and carried out after it. */
  readonly keeps?: readonly Hook[];
  /** Whether there is anything to do on an element, on a page so configured; else it is not taken. */
  needed?(element: HTMLElement, page: Page): boolean;
  /** The behaviour's code: at hand, or a promise where it is loaded. */
  load(page: Page): Start | Promise<Start>;
}
