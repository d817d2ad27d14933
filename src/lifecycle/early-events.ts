import { belongsTo } from '../page/belongs-to.js';

/** The events on an element that come before its code has loaded. */
export interface EarlyEvents {
  /** In the order in which they came. */
  readonly events: readonly Event[];
  /** Stops keeping events. */
  end(): void;
}

/**
 * Keeps the events of the given types on an element and on the controls that are tied to it. The
 * element's code handles them once it has loaded. The events still reach the page as usual.
 *
 * @param load is called for each event
 */
export function keepEvents(
  element: Element,
  types: readonly string[],
  load: () => void,
): EarlyEvents {
  const events: Event[] = [];
  const listening = new AbortController();
  const { signal } = listening;
  const keep = (event: Event): void => {
    if (!belongsTo(event.target, element)) return;
    events.push(event);
    load();
  };
  for (const type of types) {
    document.addEventListener(type, keep, { capture: true, passive: true, signal });
  }
  return { events, end: () => listening.abort() };
}
