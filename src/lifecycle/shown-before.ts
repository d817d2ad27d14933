import type { Page } from '../page/page.js';
import type { BehaviourName } from '../public-interface.js';

/**
 * Shows what a visitor sees of a behaviour before its code has started.
 *
 * @returns how to put back what was shown
 * @throws Problem if the code could not start either
 */
export type Show = (element: HTMLElement, page: Page, behaviour: BehaviourName) => () => void;

/**
 * What an element shows before its code. It is put back when the code starts, when it does not come, and when
 * the element is released.
 */
export interface ShownBefore {
  /** Shown at once. The behaviour starts to wait before the page is painted. */
  readonly first?: Show;
  /**
   * Shown by code of its own once the element is near the window. Undefined if there is nothing to show.
   */
  near?(element: HTMLElement, page: Page): Promise<{ readonly default: Show }> | undefined;
}

/**
 * Shows what an element shows before its code.
 *
 * @param whenNear calls a function once the element is near the window
 * @param begin loads the code
 * @param fail is called if it turns out that the code cannot start
 * @returns how to put it back, before the code starts or when it does not come
 */
export function showBefore(
  element: HTMLElement,
  page: Page,
  behaviour: BehaviourName,
  { first, near }: ShownBefore,
  whenNear: (show: () => void) => void,
  begin: () => void,
  fail: (error: unknown) => void,
): () => void {
  let hasEnded = false;
  let shown = first?.(element, page, behaviour);
  const showNear = async (): Promise<void> => {
    // If the module does not come, the code starts now, and says itself what is missing.
    const code = await near?.(element, page)?.catch(begin);
    if (!code || hasEnded) return;
    try {
      shown = code.default(element, page, behaviour);
    } catch (error) {
      fail(error);
    }
  };
  if (near) whenNear(showNear);
  return () => {
    hasEnded = true;
    shown?.();
    shown = undefined;
  };
}
