import type { BehaviourName } from '../../public-interface.js';
import type { Limit, Place } from '../pages/source.js';
import type { Level, Rule } from './rule.js';

/** Whether one behaviour starts on one element. */
export interface Prediction extends Place {
  readonly behaviour: BehaviourName;
  /** The element in short: its name, id and first class. */
  readonly element: string;
  readonly starts: boolean;
}

/** Something that is missing or wrong on a page. */
export interface Finding extends Place {
  readonly rule: Rule;
  readonly level: Level;
  /** The behaviour concerned, the tag, or the page. */
  readonly about: string;
  readonly element: string;
  readonly message: string;
}

/** The checker's result for one page. */
export interface CheckedPage {
  readonly predictions: readonly Prediction[];
  readonly findings: readonly Finding[];
  /** The limit that the page exceeded, which ended its check. */
  readonly limit?: Limit;
}

/** Places in the order of the source. */
export const inOrder = (a: Place, b: Place): number => a.line - b.line || a.column - b.column;
