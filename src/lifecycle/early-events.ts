import { belongsTo } from '../page/elements.js';

/**
 * Keeps the events of some types on an element and on the controls that are tied to it, so that the
 * element's code can answer them once it has arrived. The page still gets these events.
 *
 * @param kept receives the events in the order in which they come
 * @param load is called at each of them
 * @returns how to keep no more of them
 */
export function keepEvents(
  element: Element,
  types: readonly string[],
  kept: Event[],
  load: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const keep = (event: Event): void => {
    if (!belongsTo(event.target, element)) return;
    kept.push(event);
    load();
  };
  for (const type of types) {
    document.addEventListener(type, keep, { capture: true, passive: true, signal });
  }
  return () => listening.abort();
}
