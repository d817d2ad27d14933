import type { BehaviourName } from '../names.js';
import type { State } from '../public-interface.js';
import type { Teardown } from './behaviour.js';
import type { EarlyEvents } from './early-events.js';
import type { Cancel } from './loading.js';

/** One behaviour on one element. */
export interface Instance {
  readonly behaviour: BehaviourName;
  readonly element: HTMLElement;
  state: State;
  error?: unknown;
  /** How long (ms) its start took. */
  took?: number;
  /** Takes the waiting back. */
  cancel?: Cancel;
  /** Undoes what stands in for the code. */
  standIn?: Teardown | undefined;
  /** Ends its preview; the code that starts may have taken it over. */
  preview?: Teardown | undefined;
  /** What has happened on the element since it waits for its code. */
  early?: EarlyEvents;
  teardown?: Teardown;
  /** Which start of the page it was; 0 where it has not started. */
  startOrder: number;
  /** Whether the element has been on the page. */
  connected: boolean;
}
