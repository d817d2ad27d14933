import type { BehaviourName } from '../names.js';
import type { Page } from '../page/page.js';

/** What a behaviour may do once on each page, in the entry. */
export interface Opening {
  (opened: Opened): void;
  /**
   * Asks for code before the page's JSON has been read: what a visitor waits for must not come one file after the other.
   *
   * @param json its text
   */
  readonly ahead?: (json: string) => void;
}

/** What an opening knows of the page, which has been parsed. */
export interface Opened {
  readonly tag: HTMLScriptElement | undefined;
  /** Whether visitors decide on the site's own purposes. */
  readonly hasPurposes: boolean;
  /** Calls the code of a behaviour for the page itself, unless the page has switched it off. */
  start(name: BehaviourName): void;
  /** Calls the code of a behaviour on all elements where it waits. */
  call(name: BehaviourName): void;
  /** Fetches what starts behaviours. */
  page(): Promise<Page>;
  /** Resolves when everything whose code is loading has started or failed. */
  settled(): Promise<unknown>;
}
