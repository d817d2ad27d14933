import { answerClicks } from '../page/answer-clicks.js';
import { saveAttributes, setAttribute } from '../page/attributes.js';
import { makeButton } from '../page/button.js';
import { saveClasses } from '../page/hold-classes.js';
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
  readonly media?: MediaQueryList;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Whether its toggle only opens it, so that a group never has all of them closed. */
  readonly staysOpen?: boolean;
  /** Those of which one is open at a time, an accordion: to open this one closes the others. */
  readonly group?: Set<Collapsible>;
}

/** A body that collapses. */
export interface Collapsible {
  open(): void;
  close(): void;
  /** Gives the elements back as the server sent them, and takes them out of the group. */
  remove(): void;
}

const openClass = 'is-open';
let bodies = 0;

/** What the browser itself makes a control of. */
const control = 'button, a[href], input, summary';
/** What has no meaning of its own that the role of a button would take away. */
const generic = 'a, div, span, [role="button"]';

/** What the keyboard and assistive technology use of a toggle. */
interface Button {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/**
 * The button of a toggle: itself where it is a control; itself with the role of a button where it
 * means nothing else; else a new one around its contents, so that a heading stays a heading (ARIA
 * Authoring Practices, "Accordion"). The new one is a `span`, which looks as its contents did.
 */
function buttonOf(toggle: HTMLElement): Button {
  if (toggle.matches(control)) return { element: toggle, remove: () => {} };
  if (toggle.matches(generic)) return { element: toggle, remove: makeButton(toggle) };
  const element = document.createElement('span');
  makeButton(element);
  element.append(...toggle.childNodes);
  toggle.append(element);
  return { element, remove: () => element.replaceWith(...element.childNodes) };
}

/**
 * Makes a body collapsible by its toggle. A collapsed body is found by the browser's own search, and
 * opens then (`hidden="until-found"`, HTML, "The hidden attribute"). Where it does not collapse it is open,
 * and the toggle is what the server sent.
 */
export function collapsible(
  { bearer, toggle, body }: CollapsibleElements,
  {
    media = matchMedia('all'),
    startsOpen = false,
    staysOpen = false,
    group,
  }: CollapsibleOptions = {},
): Collapsible {
  const changed = [saveClasses(bearer, /^is-open$/), saveAttributes(body, 'hidden', 'id')];
  const listening = new AbortController();
  const { signal } = listening;
  let open = startsOpen;
  let button: Button | undefined;
  let restoreButton = (): void => {};

  body.id ||= `auftritt-collapsible-${++bodies}`;

  const show = (next: boolean): void => {
    open = next;
    if (open) for (const other of group ?? []) if (other !== own) other.close();
    const isCollapsed = media.matches && !open;
    bearer.classList.toggle(openClass, open);
    button?.element.setAttribute('aria-expanded', String(open));
    if (staysOpen && button) setAttribute(button.element, 'aria-disabled', open ? 'true' : null);
    // What is hidden loses the focus to the page.
    if (isCollapsed && body.contains(document.activeElement)) {
      button?.element.focus({ preventScroll: true });
    }
    setAttribute(body, 'hidden', isCollapsed ? 'until-found' : null);
  };

  const removeButton = (): void => {
    restoreButton();
    restoreButton = () => {};
    button?.remove();
    button = undefined;
  };

  const arrange = (): void => {
    removeButton();
    // What is being used is not collapsed.
    open ||= body.contains(document.activeElement);
    if (media.matches) {
      button = buttonOf(toggle);
      restoreButton = saveAttributes(
        button.element,
        'aria-expanded',
        'aria-controls',
        'aria-disabled',
      );
      button.element.setAttribute('aria-controls', body.id);
    }
    show(open);
  };

  const change = (): boolean => {
    if (media.matches) show(!open || staysOpen);
    return media.matches;
  };

  const own: Collapsible = {
    open: () => show(true),
    close: () => show(false),
    remove() {
      listening.abort();
      endClicks();
      group?.delete(own);
      removeButton();
      for (const restore of changed) restore();
    },
  };
  const endClicks = answerClicks(toggle, change);
  body.addEventListener('beforematch', () => show(true), { signal });
  media.addEventListener('change', arrange, { signal });
  group?.add(own);
  arrange();
  return own;
}
