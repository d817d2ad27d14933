import { useEffectEvent, useLayoutEffect } from 'react';
import { whenActivated } from '../../page/when-activated.js';

/**
 * The time from the page's load to the selection of the category in its address, in ms (specification
 * 2.20).
 */
const delay = 200;

/**
 * Selects the category in the page's address. It waits until the page has loaded, the gallery has been
 * taken over and a prerendered page has been activated, and then 200 ms more.
 */
export function useSelectionAfterLoad(
  uid: string | undefined,
  select: (uid: string) => void,
): void {
  const onTime = useEffectEvent(select);
  useLayoutEffect(() => {
    if (uid === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const start = (): void => {
      timer = setTimeout(() => onTime(uid), delay);
    };
    const onLoad = (): void => whenActivated(start, signal);
    if (document.readyState === 'complete') onLoad();
    else window.addEventListener('load', onLoad, { once: true, signal });
    return () => {
      waiting.abort();
      clearTimeout(timer);
    };
  }, [uid]);
}
