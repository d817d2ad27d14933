import type { Hook } from '../public-interface.js';

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
