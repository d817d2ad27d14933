import type { Teardown } from '../../lifecycle/behaviour.js';
import type { Page } from '../../page/page.js';
import type { Answer, App } from './answer.js';
import type { Answers } from './answers.js';
import type wording from './wording.json';

/**
 * What the page uses that needs consent: analytics, waiting content of other providers, both, or
 * nothing.
 */
export type InUse = 'nothing' | 'analytics' | 'content' | 'both';

/** Who requests the notice: the page itself, or content that waits for this app. */
export type Asker = App | 'page';

/** The visitor's consent, and the ways to ask for it. */
export interface Consent extends Pick<Answers, 'apps' | 'stored' | 'decided' | 'listen'> {
  /** Puts an answer in force at once, and keeps it for 365 days if the browser allows cookies. */
  save(answer: Answer): void;
  /** Allows a purpose of the site. Leaves the other ones as they are. */
  allow(purpose: string): void;
  /** Shows the notice until the visitor answers. Returns a function that withdraws the request. */
  ask(asker: Asker): Teardown;
  /** Loads the dialog's code in advance. */
  prepareDialog(): void;
  /**
   * Opens klaro's dialog. When it closes, `opener` gets the focus back. Reports an error if klaro does
   * not load.
   */
  showDialog(opener: HTMLElement): void;
  /** Closes the dialog, or cancels its opening, if `opener` has requested it. */
  closeDialog(opener: HTMLElement): void;
}

/** What the notice and the dialog need for their texts. */
export interface Question {
  readonly page: Page;
  /** The texts that the notice uses too, in the page's language. */
  readonly words: (typeof wording)['de'];
  readonly inUse: InUse;
  /**
   * The titles of the site's purposes that the visitor has not decided on; undefined without purposes.
   */
  readonly asked: readonly string[] | undefined;
  /** The address of the privacy policy; undefined where there is none. */
  readonly policy: string | undefined;
}
