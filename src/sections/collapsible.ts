import { saveClasses, undoAll } from '../page/changes.js';
import { type Condition, disclosure } from '../page/disclosure.js';
import { takePresses } from '../page/presses.js';
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
 * Makes a body collapsible by its one toggle; see page/disclosure.ts.
 *
 * @param media where it collapses
 * @returns a function that gives the elements back as the server sent them
 */
export function collapsible(
  { bearer, toggle, body }: CollapsibleElements,
  media: Condition,
): () => void {
  const restoreClass = saveClasses(bearer, /^is-open$/);
  const { addToggle, change, remove } = disclosure(body, {
    media,
    id: `auftritt-collapsible-${++bodies}`,
    shown: (open) => bearer.classList.toggle('is-open', open),
  });
  const removeToggle = addToggle(toggle);
  return undoAll([takePresses(toggle, () => change()), removeToggle, remove, restoreClass]);
}
