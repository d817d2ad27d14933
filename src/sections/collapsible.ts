import { saveClasses } from '../page/changes.js';
import { type Closable, type Condition, disclosure } from '../page/disclosure.js';
import { takePresses } from '../page/presses.js';
import './collapsible.css';

/** The elements of one collapsible part of a page. */
export interface CollapsibleElements {
  /** Gets the class `is-open` while the body is shown. */
  readonly bearer: HTMLElement;
  readonly toggle: HTMLElement;
  readonly body: HTMLElement;
}

/** How a body collapses. */
export interface CollapsibleOptions {
  /** Where it collapses: the screens that a media query matches; every one where nothing is said. */
  readonly media?: Condition;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Whether its toggle only opens it, so that a group never has all of them closed. */
  readonly staysOpen?: boolean;
}

/** A body that collapses. `remove` gives its elements back as the server sent them. */
export type Collapsible = Closable;

let bodies = 0;

/** Makes a body collapsible by its one toggle; see page/disclosure.ts. */
export function collapsible(
  { bearer, toggle, body }: CollapsibleElements,
  options: CollapsibleOptions = {},
): Collapsible {
  const restoreClass = saveClasses(bearer, /^is-open$/);
  const own = disclosure(body, {
    ...options,
    id: `auftritt-collapsible-${++bodies}`,
    shown: (open) => bearer.classList.toggle('is-open', open),
  });
  const removeToggle = own.addToggle(toggle);
  const endClicks = takePresses(toggle, own.change);
  return {
    get isOpen() {
      return own.isOpen;
    },
    open: own.open,
    close: own.close,
    remove() {
      endClicks();
      removeToggle();
      own.remove();
      restoreClass();
    },
  };
}
