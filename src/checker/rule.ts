/** How bad it is: an `error` does not start or is left alone, a `warning` starts all the same. */
export type Level = 'error' | 'warning';

/** A rule that a page is held against; its section in docs/check.md has its name. */
export interface Rule {
  readonly name: string;
  readonly level: Level;
  /** What is wrong, in one sentence without the page's own names. */
  readonly summary: string;
}
