import type { BehaviourName } from '../names.js';
import type { State } from '../public-interface.js';
import type { EndPreview, Teardown } from './behaviour.js';
import type { Cancel } from './loading.js';

/** One behaviour on one element. */
export interface Instance {
  readonly behaviour: BehaviourName;
  readonly element: HTMLElement;
  state: State;
  error?: unknown;
  /** How long (ms) its start took. */
  took?: number;
  /** Cancels the wait for the code. */
  cancel?: Cancel;
  /** Undoes the substitute for the code. */
  standIn?: Teardown | undefined;
  /** Ends the preview. The code may have taken the preview over when it started. */
  preview?: EndPreview;
  /** The events on the element since it began to wait for its code. */
  earlyEvents?: Event[];
  teardown?: Teardown;
  /** The instance's position in the order of all starts on the page; 0 if it has not started. */
  startOrder: number;
}
