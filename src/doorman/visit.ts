import type { Instance } from '../lifecycle/behaviour.js';
import type { Marked, Row } from '../lifecycle/row.js';

/** A behaviour that waits for its code on an element, or runs there. */
export interface Visit extends Instance, Pick<Marked, 'answer' | 'isShown'> {
  readonly row: Row;
  /** When (ms since the page's start) it began to wait. */
  readonly since: number;
  /** When (ms since the page's start) it may start at the earliest. */
  readonly notBefore: number;
  /** Whether its code did not arrive, so that it may be called again. */
  lacksCode?: boolean;
}

/** Whether the code is not there yet. */
export const isWaiting = ({ state }: Instance): boolean =>
  state === 'waiting' || state === 'loading';
