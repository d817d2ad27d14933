import type { Page } from '../../../page/page.js';
import type { SentFault } from '../faults.js';
import type { Gate } from '../gate.js';
import type { Destination } from './destination.js';

/** The words that say what has failed. */
export type Failure = 'silent' | 'expired' | 'login' | 'large' | 'error' | 'unclear';

/** What the form's own code does for it. */
export interface FormCode {
  createGate(isUnderWay: () => boolean): Gate;
  /** Marks what the server refuses, and sums it up. */
  refuse(faults: readonly SentFault[], remarks: readonly string[]): void;
  scrollTo(element: HTMLElement): void;
}

/** What is done with an answer. */
export interface Submission extends Pick<FormCode, 'refuse' | 'scrollTo'> {
  readonly form: HTMLFormElement;
  readonly page: Page;
  /** The page before the form was first sent. */
  readonly before: Element;
  /** What the last submission failed by, if it did. */
  readonly failure: Failure | undefined;
  /** Sends another request in the place of the one that has been answered. */
  ask(destination: Destination): Promise<XMLHttpRequest>;
  /** Ends the submission: the form can be sent again. */
  end(): void;
  /** Ends it, and says why. */
  fail(failure: Failure): void;
  /** Lets the page be left without a question. */
  leave(): void;
}
