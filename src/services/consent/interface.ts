import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import type { Answer, Stored } from './answer.js';
import type { AppName } from './apps.js';
import type { InUse } from './in-use.js';
import type { ConsentWords } from './wording.js';

/** What asks for the notice: the page itself, or content that waits on it. */
export type Asker = 'page' | 'content';

/** The visitor's consent, and how it is asked for. */
export interface Consent {
  stored(): Stored;
  /** Whether an app may run: the visitor has said so, or it is required. */
  given(app: AppName): boolean;
  /** Calls `listener` after each change of the answer, until what it returns is called. */
  listen(listener: () => void): Teardown;
  /** Takes an answer: it is in force at once, and kept for 365 days where the browser allows. */
  save(answer: Answer): void;
  /** Shows the notice until there is an answer; the function it returns takes that back. */
  ask(asker: Asker): Teardown;
  /** Loads what the dialog needs, since it may soon be asked for. */
  prepareDialog(): void;
  /** Opens klaro's dialog; the focus comes back to `opener`. Reports where klaro does not arrive. */
  showDialog(opener: HTMLElement): void;
  /** Takes the dialog from the page, or does not open it, if it is this element that asked for it. */
  closeDialog(opener: HTMLElement): void;
}

/** What the dialog asks about. */
export interface Question {
  readonly page: Page;
  /** The words of the page's language that the notice has, too. */
  readonly words: ConsentWords;
  readonly inUse: InUse;
  /** The address of the privacy policy; undefined where there is none. */
  readonly policy: string | undefined;
}

/** The dialog of the cookie settings: klaro's. */
export interface Dialog {
  /** Opens it, and calls `closed` when it has gone. */
  open(question: Question, closed: () => void): void;
  /** Takes it from the page, if it is open. */
  close(): void;
}
