import type { BehaviourName } from '../names.js';
import type { Configuration } from './configuration.js';
import type { Language, Wording, Words } from './language.js';

/** The hooks that belong to the page and not to one behaviour, with their default selectors. */
export const pageHooks = {
  languageMenu: '.language-menu',
  header: '.site-header',
  page: 'body',
} as const;

/** How `enhance` starts behaviours. */
export interface EnhanceOptions {
  /** The only behaviours to start. Defaults to all behaviours. */
  readonly only?: readonly BehaviourName[];
  /** Behaviour → the time (ms) before which it does not start. Clicks are held until then. */
  readonly delays?: Readonly<Partial<Record<BehaviourName, number>>>;
}

/** The page that the script runs on: its settings, and functions for behaviours. */
export interface Page {
  readonly configuration: Configuration;
  /** The active language; German if the script does not know the page's language. */
  readonly language: Language;

  /** The words of a part of the script, in the page's language. */
  words<Own extends Words>(wording: Wording<Own>): Own;

  /** Reports an error that occurs after a behaviour has started. */
  report(behaviour: BehaviourName, element: Element, error: unknown): void;

  /** Reports the error that has ended a behaviour by itself. What it did must be undone already. */
  fail(behaviour: BehaviourName, element: HTMLElement, error: unknown): void;

  /** Whether the visitor has pressed something since the element waits for its code. */
  hasVisitorActed(element: Element): boolean;

  /** Starts every behaviour on `root` and inside it. */
  enhance(root: ParentNode, options?: EnhanceOptions): void;
  /** Gives foreign markup in `root` our hooks, where a part of an answer is looked for before it is on the page. */
  translate(root: ParentNode): void;
  /** Ends every behaviour on `root` and inside it, and restores the server's HTML. */
  release(root: ParentNode): void;
}
