import { useEffectEvent, useLayoutEffect } from 'react';
import { whenActivated } from '../../page/when-activated.js';

/** From the page's load to the selection that its address asks for, in ms (specification 2.20). */
const delay = 200;

/**
 * Selects the category that the page's address asks for, 200 ms after the page has loaded, or after
 * the gallery has been taken over or a prerendered page has been activated, where that is later.
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
