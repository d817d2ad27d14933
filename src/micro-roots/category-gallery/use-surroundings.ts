import { useMemo } from 'react';
import { surroundingsOf } from './backdrop.js';

/**
 * What the colours of the list depend on outside it (`surroundingsOf`). It is read again at each choice and when
 * the visitor's colour scheme changes, but not when an answer is put in place: reading it would make the browser
 * compute the style of the whole answer before the paint.
 *
 * @param item the first item of the list, if it has one
 */
export function useSurroundings(
  item: Element | undefined,
  isDark: boolean,
  requests: number,
): string {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice and the scheme are the moments to read it.
  return useMemo(() => (item ? surroundingsOf(item) : ''), [item, isDark, requests]);
}
