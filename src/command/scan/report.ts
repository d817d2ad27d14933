import type { Found } from './answering.js';
import type { Gathered } from './gather.js';
import type { Plan } from './plan.js';

/** Where on the pages the elements of a selector are. */
export type Counts = ReadonlyMap<string, readonly (Found & { readonly page: string })[]>;

/** The contents of a report. */
export interface Report {
  readonly version: string;
  readonly gathered: Gathered;
  readonly plan: Plan;
  readonly counts: Counts;
}
