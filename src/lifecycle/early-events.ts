import { belongsTo } from '../page/belongs-to.js';

/** The events that come to an element before its code is there. */
export interface EarlyEvents {
  /** In the order in which they came. */
  readonly events: readonly Event[];
  /** Keeps no more of them. */
  end(): void;
}

/**
 * Keeps the events of some types on an element and on the controls that are tied to it, so that its
 * code can answer them when it is there. They go on to the page, which does with them what it does.
 *
 * @param load is called at each of them
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
