import { saveAttributes, setAttribute } from './attributes.js';
import { makeButton } from './button.js';

/** A condition that can change over time, such as a `MediaQueryList`. */
export interface Condition {
  readonly matches: boolean;
  addEventListener(
    type: 'change',
    listener: () => void,
    options: { readonly signal: AbortSignal },
  ): void;
}

/** A body of an accordion. */
export type Closable = Pick<Disclosure, 'isOpen' | 'open' | 'close' | 'remove'>;

/** How a body opens and closes. */
export interface DisclosureOptions {
  /** The id of the body if it has none. */
  readonly id: string;
  /** Where the body can be closed. By default it can be closed everywhere. */
  readonly media?: Condition | undefined;
  /** Whether it is open at first. */
  readonly startsOpen?: boolean;
  /** Whether its toggles only open it, so that a group always has an open body. */
  readonly staysOpen?: boolean;
  /** The bodies of an accordion. When one of them opens, the others close. */
  readonly group?: Set<Closable> | undefined;
  /** Whether a stylesheet of the site hides the closed body, so that it needs no `hidden`. */
  readonly isHiddenByClass?: boolean;
  /** Is called whenever the body opens or closes. */
  shown?(open: boolean): void;
}

/** A body that opens and closes (ARIA Authoring Practices, "Disclosure"). */
export interface Disclosure {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Does what a press on a toggle does. Returns false where the body cannot be closed. */
  change(): boolean;
  /**
   * Lets the keyboard and assistive technology use an element as a toggle. The caller handles its clicks.
   *
   * @returns a function that restores the element
   */
  addToggle(toggle: HTMLElement): () => void;
  /** Restores the elements as the server sent them, and takes the body out of the group. */
  remove(): void;
}

/** The elements that a browser makes controls of. */
const control = 'button, a[href], input, summary';
/** The elements without a meaning of their own, which the role of a button would replace. */
const generic = 'a, div, span, [role="button"]';
/** The parts of a table. CSS cannot hide only their contents. */
const partOfTable = 'tr, tbody, thead, tfoot, td, th, caption';

/** The element of a toggle that the keyboard and assistive technology use. */
interface Button {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/**
 * Returns the button of a toggle. This is the toggle itself if it is a control. A toggle without a
 * meaning of its own gets the role of a button. Any other toggle gets a new button around its contents,
 * so that a heading stays a heading (ARIA Authoring Practices, "Accordion"). The new button is a `span`,
 * which looks as the contents did.
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
 * Makes a body open and close. The browser's own search finds text in a closed body, and opens it then
 * (`hidden="until-found"`, HTML, "The hidden attribute"). Where the body cannot be closed it is open, and
 * its toggles are as the server sent them.
 */
export function disclosure(
  body: HTMLElement,
  {
    id,
    media = matchMedia('all'),
    startsOpen = false,
    staysOpen = false,
    group,
    isHiddenByClass = false,
    shown,
  }: DisclosureOptions,
): Disclosure {
  const restoreBody = saveAttributes(body, 'hidden', 'id');
  const listening = new AbortController();
  const { signal } = listening;
  const toggles = new Map<HTMLElement, Button & { readonly restore: () => void }>();
  const added = new Set<HTMLElement>();
  const hidden = body.matches(partOfTable) ? '' : 'until-found';
  // The visitor may have opened another body before this one starts.
  let open = startsOpen && ![...(group ?? [])].some(({ isOpen }) => isOpen);

  body.id ||= id;

  const show = (next: boolean): void => {
    open = next;
    if (open) for (const other of group ?? []) if (other !== own) other.close();
    const isClosed = media.matches && !open;
    for (const { element } of toggles.values()) {
      element.setAttribute('aria-expanded', String(open));
      if (staysOpen) setAttribute(element, 'aria-disabled', open ? 'true' : null);
    }
    // What is hidden loses the focus to the page.
    if (isClosed && body.contains(document.activeElement)) {
      const [first] = toggles.values();
      first?.element.focus({ preventScroll: true });
    }
    setAttribute(body, 'hidden', isClosed && !isHiddenByClass ? hidden : null);
    shown?.(open);
  };

  const restoreToggle = (toggle: HTMLElement): void => {
    const button = toggles.get(toggle);
    toggles.delete(toggle);
    button?.restore();
    button?.remove();
  };

  const arrangeToggle = (toggle: HTMLElement): void => {
    restoreToggle(toggle);
    if (!media.matches) return;
    const button = buttonOf(toggle);
    const { element } = button;
    const restore = saveAttributes(element, 'aria-expanded', 'aria-controls', 'aria-disabled');
    element.setAttribute('aria-controls', body.id);
    toggles.set(toggle, { ...button, restore });
  };

  const arrange = (): void => {
    for (const toggle of added) arrangeToggle(toggle);
    // What is being used is not closed.
    show(open || body.contains(document.activeElement));
  };

  const own: Disclosure = {
    get isOpen() {
      return open;
    },
    open: () => show(true),
    close: () => show(false),
    change() {
      if (media.matches) show(!open || staysOpen);
      return media.matches;
    },
    addToggle(toggle) {
      added.add(toggle);
      arrangeToggle(toggle);
      show(open);
      return () => {
        added.delete(toggle);
        restoreToggle(toggle);
      };
    },
    remove() {
      listening.abort();
      group?.delete(own);
      for (const toggle of [...toggles.keys()]) restoreToggle(toggle);
      restoreBody();
    },
  };
  body.addEventListener('beforematch', () => show(true), { signal });
  media.addEventListener('change', arrange, { signal });
  group?.add(own);
  arrange();
  return own;
}
