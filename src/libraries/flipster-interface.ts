/** One item of a coverflow: its element, and the words for it in the navigation. */
export interface FlipsterItem {
  readonly element: HTMLElement;
  /** Text, never HTML. */
  readonly title: string;
  /** Items of one category share an entry of the navigation. */
  readonly category: string | undefined;
}

/** The elements that flipster works on; the items are children of the list. */
export interface FlipsterElements {
  readonly element: HTMLElement;
  readonly list: HTMLElement;
  readonly items: readonly FlipsterItem[];
}

/** flipster's options, as its documentation describes them. */
export interface FlipsterOptions {
  /** Duration of the first fade-in in ms. */
  readonly fadeIn: number;
  /** Space between items, as a share of an item's width. */
  readonly spacing: number;
  readonly nav: boolean;
  readonly buttons: boolean;
  readonly loop: boolean;
  readonly keyboard: boolean;
  readonly touch: boolean;
  readonly scrollwheel: boolean;
  readonly pauseOnHover: boolean;
  /** Called with the index of each new current item, but not at the start. */
  readonly onSwitch: (index: number) => void;
}

/** A running coverflow. */
export interface FlipsterHandle {
  /** The index of the current item. */
  readonly current: number;
  jump(index: number): void;
  next(): void;
  previous(): void;
  /** Ends the coverflow and restores the HTML. */
  remove(): void;
}
