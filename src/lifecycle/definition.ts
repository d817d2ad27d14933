import type { Page } from '../page/page.js';
import type { BehaviourName, Hook } from '../public-interface.js';
import type { BehaviourModule } from './behaviour.js';
import type { Kept } from './kept-actions.js';
import type { Strategy, Wait } from './loading.js';
import type { ShownBefore } from './shown-before.js';

/** How many elements of one kind the root must hold. */
export type Count = 'one' | 'at most one' | 'some' | 'any';

/** A selector that an element must match for a behaviour to do its work on it. Messages quote it. */
export type ElementKind = string;

/** What is required of a part of a behaviour's root. */
export interface Part {
  readonly count: Count;
  /** What kind of element the part must be; any where nothing is said. */
  readonly element?: ElementKind;
  /**
   * `inside`: the part must stand in the element. `near`: if the element holds none, it may stand in
   * the closest ancestor that holds one.
   */
  readonly where?: 'inside' | 'near';
  /**
   * A hook whose elements must not contain this part, because the part would vanish or be replaced with
   * them.
   */
  readonly outside?: Hook;
  /**
   * The parts that each such part must hold itself. The script reports an incomplete part and skips it.
   */
  readonly parts?: Parts;
}

/** Hook name → what the definition requires of that part. */
export type Parts = { readonly [hook in Hook]?: Part };

/** What a behaviour needs on the element that it starts on. */
export interface Requirements {
  /** What kind of element the root must be; any where nothing is said. */
  readonly element?: ElementKind;
  /** True where each child of the root is one slide, so that an empty root is an error. */
  readonly slides?: true;
  readonly parts?: Parts;
}

/**
 * Describes a behaviour to the script, the checker and the documentation. It is the default export of
 * `definition.ts` in the behaviour's folder. The same file exports its `libraries`, if it has any, for the build.
 */
export interface Definition<
  Name extends string = BehaviourName,
  Hooks extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
> {
  readonly name: Name;
  /**
   * The hooks, with their default selectors. A name is public: it is not renamed or dropped
   * (docs/interface.md, "Hooks"). Each selector can be overridden per page with `data-selectors`.
   */
  readonly hooks: Hooks;
  /**
   * The hooks on whose elements the behaviour starts. The first one is its main hook. Defaults to the
   * first of the behaviour's own hooks.
   */
  readonly roots?: readonly [Hook, ...Hook[]];
  readonly requirements?: Requirements;
  /**
   * Whether the behaviour has anything to do on this element with this page's configuration. If not,
   * the script skips the element.
   */
  needed?(element: HTMLElement, page: Page): boolean;
  /** What runs once, even if the page has no element for the behaviour. */
  readonly opening?: Opening;
  /**
   * When to load the code: one strategy for all elements, or a function that picks one per element.
   */
  readonly when: Strategy | ((element: HTMLElement, page: Page) => Strategy | Wait);
  /** Loads the code, or has it at hand. */
  load(page: Page): Promise<BehaviourModule> | BehaviourModule;
  /** What the element shows before its code. */
  readonly shows?: ShownBefore;
  /** What visitors do before the code is there, and is done once it is. */
  readonly keeps?: Kept;
}

/** What a behaviour does once on each page. */
interface Opening {
  /**
   * Asks for code in the entry's first moment, before anything is known but the tag and the text of the page's JSON:
   * what a visitor waits for must not come one file after the other.
   */
  ahead?(tag: HTMLScriptElement | undefined, json: string): void;
  /**
   * Runs when the document has been parsed.
   *
   * @param settled resolves when the behaviours that start at once have started
   */
  parsed?(page: Page, settled: Promise<unknown>): void;
}

/** A library that a behaviour works with. The script does not import it: the build and the documents name it. */
export interface Library {
  /** The name that developers know it by. */
  readonly name: string;
  /** The package that contains it. */
  readonly package: string;
  /** The names of its files, if a page with the behaviour loads them only where the tag or its jQuery asks for it. */
  readonly onRequest?: readonly string[];
}

interface WithHooks {
  readonly hooks: Readonly<Record<string, string>>;
  readonly roots?: readonly string[];
}

/** The hooks on whose elements a behaviour starts. */
export const rootsOf = ({ hooks, roots = Object.keys(hooks).slice(0, 1) }: WithHooks) => roots;

/** Builds the selector of the elements on which a behaviour starts, from the selectors in force. */
export const rootSelector = (
  definition: WithHooks,
  selectors: Readonly<Record<string, string>>,
): string =>
  rootsOf(definition)
    .map((hook) => selectors[hook])
    .join();
