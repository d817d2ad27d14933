import type { Journal } from '../page/journal.js';
import { takePresses } from '../page/presses.js';
import { type Condition, disclosure } from './disclosure.js';
import './collapsible.css';

/** The elements of one collapsible part of a page. */
interface CollapsibleElements {
  /** Gets the class `is-open` while the body is shown. */
  readonly bearer: HTMLElement;
  readonly toggle: HTMLElement;
  readonly body: HTMLElement;
}

let bodies = 0;

/**
 * Makes a body collapsible by its one toggle; see disclosure.ts.
 *
 * @param media where it collapses
 */
export function collapsible(
  { bearer, toggle, body }: CollapsibleElements,
  media: Condition,
  undo: Journal,
): void {
  const { addToggle, change } = disclosure(body, undo, {
    media,
    id: `auftritt-collapsible-${++bodies}`,
    shown: (open) => undo.class(bearer, 'is-open', open),
  });
  addToggle(toggle, undo);
  takePresses(toggle, () => change(), undo);
}
