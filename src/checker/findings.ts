import type { BehaviourName } from '../public-interface.js';
import type { Limit } from './limits.js';
import type { Level, Rule } from './rule.js';

/** A place in a page's source; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The beginning of a page, for what has no tag of its own in the source. */
export const beginning: Place = { line: 1, column: 1 };

/** What becomes of one behaviour on one element. */
export interface Prediction extends Place {
  readonly behaviour: BehaviourName;
  /** The element in short: its name, id and first class. */
  readonly element: string;
  readonly starts: boolean;
}

/** Something that a page lacks or has wrong. */
export interface Finding extends Place {
  readonly rule: Rule;
  readonly level: Level;
  /** The behaviour concerned, the tag, or the page. */
  readonly about: string;
  readonly element: string;
  readonly message: string;
}

/** What the checker says of one page. */
export interface CheckedPage {
  readonly predictions: readonly Prediction[];
  readonly findings: readonly Finding[];
  /** What the page has too much of, so that it was checked no further. */
  readonly limit?: Limit;
}

/** Places in the order of the source. */
export const inOrder = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;
