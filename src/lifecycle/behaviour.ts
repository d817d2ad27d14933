import type { RootHook } from '../contract/hooks.js';
import type { Page, PageCore } from '../page/page.js';

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

/** A behaviour that is part of the entry, and does with what the page has from the start. */
export type CoreBehaviour = (element: HTMLElement, page: PageCore) => Teardown;

/** A behaviour whose code has arrived, on an element that has what it needs. */
export type Start = (element: HTMLElement) => Teardown;

/**
 * When a behaviour's code is loaded: at once; when the element comes near the viewport; when the
 * browser is idle; at the first pointer or focus in it (`touch`); or at that, or when it is visible
 * and the browser idle (`intent`).
 */
export type Strategy = 'now' | 'visible' | 'idle' | 'intent' | 'touch';

/** What the registry knows of every behaviour. */
interface Known {
  /** Whether there is anything to do on an element, on a page so configured; else it is not taken. */
  needed?(element: HTMLElement, page: PageCore): boolean;
}

/** How the registry knows a behaviour that is at hand. */
export interface AtHand extends Known {
  readonly start: CoreBehaviour;
}

/** How the registry knows a behaviour whose code is loaded. */
export interface Loaded extends Known {
  /** The same for all elements, or for each its own. */
  readonly when: Strategy | ((element: HTMLElement, page: PageCore) => Strategy);
  /**
   * The parts, inside the element or near it, whose click, made before the code is there, is kept
   * and carried out after it.
   */
  readonly keeps?: readonly RootHook[];
  /** True for one that does with what the page has from the start. */
  readonly bare?: true;
  /** What is done at once and undone when the code starts, or does not come. */
  meanwhile?(element: HTMLElement, page: PageCore): Teardown;
  load(page: PageCore): Promise<Start>;
}

/** How the registry knows one behaviour. */
export type Registration = AtHand | Loaded;
