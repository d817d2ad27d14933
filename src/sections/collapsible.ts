import { answerClicks } from '../page/answer-clicks.js';
import { saveAttributes } from '../page/attributes.js';
import { makeButton } from '../page/button.js';
import { mediaOf, type Screen } from '../page/screens.js';
import './collapsible.css';

/** The elements of one collapsible part of a page. */
export interface CollapsibleElements {
  /** Gets the class `is-open` while the body is shown. */
  readonly bearer: HTMLElement;
  readonly toggle: HTMLElement;
  readonly body: HTMLElement;
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
 * Makes a body collapsible by its toggle on screens of that width; on others it stays open and the
 * toggle is what the server sent. A collapsed body is found by the browser's own search, and
 * opens then (`hidden="until-found"`, HTML, "The hidden attribute").
 *
 * @returns how to undo it
 */
export function collapsible(
  { bearer, toggle, body }: CollapsibleElements,
  screen: Screen,
): () => void {
  const changed = [saveAttributes(bearer, 'class'), saveAttributes(body, 'hidden', 'id')];
  const media = mediaOf(screen);
  const listening = new AbortController();
  const { signal } = listening;
  let open = false;
  let button: Button | undefined;
  let restoreButton = (): void => {};

  body.id ||= `auftritt-collapsible-${++bodies}`;

  const show = (next: boolean): void => {
    open = next;
    const collapses = media.matches;
    bearer.classList.toggle(openClass, open);
    if (collapses && !open) body.setAttribute('hidden', 'until-found');
    else body.removeAttribute('hidden');
    button?.element.setAttribute('aria-expanded', String(open));
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
      restoreButton = saveAttributes(button.element, 'aria-expanded', 'aria-controls');
      button.element.setAttribute('aria-controls', body.id);
    }
    show(open);
  };

  const change = (): boolean => {
    if (media.matches) show(!open);
    return media.matches;
  };
  const endClicks = answerClicks(toggle, change);
  body.addEventListener('beforematch', () => show(true), { signal });
  media.addEventListener('change', arrange, { signal });
  arrange();

  return () => {
    listening.abort();
    endClicks();
    removeButton();
    for (const restore of changed) restore();
  };
}
