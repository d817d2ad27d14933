import { useEffectEvent, useLayoutEffect } from 'react';

/** From the page's load to the selection that its address asks for, in ms (specification 2.20). */
const delay = 200;

/**
 * Selects the category that the page's address asks for, 200 ms after the page has loaded, or
 * after the gallery has been taken over where that is later.
 */
export function useSelectionAfterLoad(
  uid: string | undefined,
  select: (uid: string) => void,
): void {
  const onTime = useEffectEvent(select);
  useLayoutEffect(() => {
    if (uid === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = (): void => {
      timer = setTimeout(() => onTime(uid), delay);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, [uid]);
}
