import { useMemo, useSyncExternalStore } from 'react';
import { surroundingsOf } from './backdrop.js';
import { schemeNow, watchScheme } from './scheme.js';

/**
 * What the colours of the list depend on outside it (`surroundingsOf`). It is read again at each choice and when
 * the page may have taken another colour scheme, but not when an answer is put in place: reading it would make the
 * browser compute the style of the whole answer before the paint.
 *
 * @param item the first item of the list, if it has one
 */
export function useSurroundings(item: Element | undefined, requests: number): string {
  const scheme = useSyncExternalStore(watchScheme, schemeNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice and the scheme are the moments to read it.
  return useMemo(() => surroundingsOf(item), [item, scheme, requests]);
}
