/** With an `error`, something does not start or is left alone; with a `warning`, it starts anyway. */
export type Level = 'error' | 'warning';

/** A rule for pages. The section about it in docs/check.md has its name. */
export interface Rule {
  readonly name: string;
  readonly level: Level;
  /** What is wrong, in one sentence without the page's own names. */
  readonly summary: string;
}
