import type { Page } from '../page/page.js';
import type { BehaviourName, Hook } from '../public-interface.js';
import type {
  BehaviourModule,
  PreviewModule,
  Start,
  Strategy,
  Teardown,
  Wait,
} from './behaviour.js';
import type { HeldControl, HoldingRules } from './held-actions.js';

/** How many of a part an element must hold. */
export type Count = 'one' | 'at most one' | 'some' | 'any';

/**
 * A list of selectors without spaces, one of which an element must match for a behaviour to do its work
 * on it. Messages recommend the first; the others are what works as well.
 */
export type ElementKind = string;

/** What is required of a part of a behaviour's root. */
export interface Part {
  readonly count: Count;
  /** What kind of element the part must be; any where nothing is said. */
  readonly element?: ElementKind;
  /**
   * `inside` the element, or `near` it: inside, else in the closest ancestor that holds one.
   */
  readonly where?: 'inside' | 'near';
  /** A part that must not contain this one, since it would vanish or be replaced with it. */
  readonly outside?: Hook;
  /** What each such part must hold in turn. Of a repeated part, a wrong one is reported and left alone. */
  readonly parts?: Parts;
}

/** Hook name → what is required of it. */
export type Parts = { readonly [hook in Hook]?: Part };

/** What a behaviour needs on the element that it starts on. */
export interface Requirements {
  /** What kind of element the root must be; any where nothing is said. */
  readonly element?: ElementKind;
  /** True where each child of the root is one slide, so that an empty root is an error. */
  readonly slides?: true;
  readonly parts?: Parts;
}

/** What every definition says. */
interface Common<Name extends string, Hooks extends Readonly<Record<string, string>>> {
  readonly name: Name;
  /**
   * The hooks, with their default selectors. A name is public: it is not renamed or dropped
   * (docs/interface.md, "Hooks"). Each selector can be overridden per page with `data-selectors`.
   */
  readonly hooks: Hooks;
  /**
   * The hooks on whose elements it starts, the one that it is known by first; where nothing is said,
   * the first of its own.
   */
  readonly roots?: readonly [Hook, ...Hook[]];
  readonly requirements?: Requirements;
  /**
   * What is done once, as the page opens, whether or not there is an element to start on.
   *
   * @param settled resolves when what starts at once has started
   */
  opening?(page: Page, settled: Promise<unknown>): void;
  /** Whether there is anything to do on an element, on a page so configured; else it is left out. */
  needed?(element: HTMLElement, page: Page): boolean;
}

/** A behaviour that is part of the entry. */
interface AtHand<Name extends string, Hooks extends Readonly<Record<string, string>>>
  extends Common<Name, Hooks> {
  readonly start: Start;
}

/** A behaviour whose code is loaded. */
export interface Loaded<
  Name extends string = BehaviourName,
  Hooks extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> extends Common<Name, Hooks>,
    HoldingRules {
  /** The same for all elements, or for each its own. */
  readonly when: Strategy | ((element: HTMLElement, page: Page) => Strategy | Wait);
  /** The controls whose click, made before the code is there, is held and replayed after it. */
  readonly holds?: readonly (Hook | HeldControl)[];
  /** The fields in which Enter, pressed before the code is there, is held and replayed after it. */
  readonly holdsEnter?: HeldControl;
  /** The types of events that are kept until the code is there, which answers them as it starts. */
  readonly keeps?: readonly string[];
  /** What stands in for the code: done at once, and undone when the code starts or does not come. */
  standIn?(element: HTMLElement, page: Page): Teardown;
  /**
   * For a behaviour that waits for a touch: what a visitor sees of it before, once the element is near
   * the viewport. The code takes it over; where the code does not come, it is undone. The module is called
   * `*-preview.ts`; the code of the behaviour may import what it imports.
   */
  preview?(): Promise<PreviewModule>;
  /**
   * For a behaviour that waits for a touch: once the element is near the viewport and the browser is
   * idle, the code is fetched, but not run. With `alone` only on a page that has nothing else to fetch.
   */
  readonly prefetch?: 'always' | 'alone';
  load(page: Page): Promise<BehaviourModule>;
}

/**
 * What runs, the checker and the documentation know of a behaviour: the default export of the
 * `definition.ts` in its folder. Beside it the file exports `documentation`, which the script does
 * not import.
 */
export type Definition<
  Name extends string = BehaviourName,
  Hooks extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> = AtHand<Name, Hooks> | Loaded<Name, Hooks>;

interface WithHooks {
  readonly hooks: Readonly<Record<string, string>>;
  readonly roots?: readonly string[];
}

/** The hooks on whose elements a behaviour starts. */
export const rootsOf = ({ hooks, roots = Object.keys(hooks).slice(0, 1) }: WithHooks) => roots;

/** The selector of the elements on which a behaviour starts, of those in force. */
export const rootSelector = (
  definition: WithHooks,
  selectors: Readonly<Record<string, string>>,
): string =>
  rootsOf(definition)
    .map((hook) => selectors[hook])
    .join();
