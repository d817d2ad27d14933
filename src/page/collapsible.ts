import type { Page } from './page.js';
import type { Screen } from './screens.js';

/** The elements of one collapsible part of a page. */
export interface CollapsibleParts {
  /** Gets the class `is-open` while the body is shown. */
  readonly bearer: HTMLElement;
  readonly toggle: HTMLElement;
  readonly body: HTMLElement;
}

const openClass = 'is-open';
let bodies = 0;

/**
 * Makes a body collapsible by its toggle on screens of that width; on others it stays open and the
 * toggle is what the server sent. A collapsed body is found by the browser's own search, and
 * opens then (`hidden="until-found"`, HTML, "The hidden attribute").
 *
 * @returns how to undo it
 */
export function collapsible(parts: CollapsibleParts, screen: Screen, page: Page): () => void {
  const { bearer, toggle, body } = parts;
  const isButton = toggle instanceof HTMLButtonElement || toggle instanceof HTMLAnchorElement;
  // Of a button a slider around it may hold the tabindex, and puts it back itself.
  const forOthers = isButton ? [] : ['role', 'tabindex'];
  const changed = [
    page.record(bearer, 'class'),
    page.record(toggle, 'aria-expanded', 'aria-controls', ...forOthers),
    page.record(body, 'hidden', 'id'),
  ];
  const media = page.screen(screen);
  const listening = new AbortController();
  const { signal } = listening;
  let open = false;
  let listenersForKeys: AbortController | undefined;

  body.id ||= `auftritt-collapsible-${++bodies}`;

  const show = (next: boolean): void => {
    open = next;
    const collapses = media.matches;
    bearer.classList.toggle(openClass, open);
    if (collapses && !open) body.setAttribute('hidden', 'until-found');
    else body.removeAttribute('hidden');
    if (collapses) toggle.setAttribute('aria-expanded', String(open));
  };

  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    toggle.click();
  };

  const arrange = (): void => {
    listenersForKeys?.abort();
    changed[1]?.();
    // What is being used is not collapsed.
    open ||= body.contains(document.activeElement);
    if (media.matches) {
      toggle.setAttribute('aria-controls', body.id);
      if (!isButton) {
        toggle.setAttribute('role', 'button');
        toggle.tabIndex = 0;
        listenersForKeys = new AbortController();
        toggle.addEventListener('keydown', onKey, { signal: listenersForKeys.signal });
      }
    }
    show(open);
  };

  toggle.addEventListener(
    'click',
    (event) => {
      if (!media.matches) return;
      event.preventDefault();
      show(!open);
    },
    { signal },
  );
  body.addEventListener('beforematch', () => show(true), { signal });
  media.addEventListener('change', arrange, { signal });
  arrange();

  return () => {
    listening.abort();
    listenersForKeys?.abort();
    for (const restore of changed) restore();
  };
}
