/** The elements of a coverflow. The items are children of the list, and there are at least two. */
export interface Parts {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  readonly items: readonly HTMLElement[];
}

/** How an engine lays the items out. */
export interface Layout {
  /** The index of the first current item. */
  readonly start: number;
  /** Space between items, as a share of an item's width. */
  readonly spacing: number;
  readonly loop: boolean;
}

/** What moves the items: our own stage, or flipster. */
export interface Engine {
  jump(index: number): void;
  /** Lays the items out anew, after a size has changed. */
  measure(): void;
  /** Ends what CSS and attributes do not show. The caller restores those. */
  remove(): void;
}

/**
 * Lays the items out with flipster's classes.
 *
 * @param switched is called with the index of each new current item, but not at the start
 */
export type StartEngine = (
  parts: Parts,
  layout: Layout,
  switched: (index: number) => void,
) => Engine;
