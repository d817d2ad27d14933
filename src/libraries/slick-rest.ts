import { watchPress } from '../page/press.js';

/** Tells when nobody moves a row. */
export interface Rest {
  /**
   * Resolves when no finger or button is down on the row, and it stands still at the beginning of a
   * slide: slick can take it over unnoticed then.
   */
  rests(): Promise<void>;
}

/** How long (ms) after the last step a row counts as still, in browsers without `scrollend`. */
const pause = 150;

/**
 * Watches whether a row is being moved.
 *
 * @param list the element that scrolls
 * @param isAligned whether a slide stands at the beginning of the row
 */
export function watchRest(
  element: HTMLElement,
  list: HTMLElement,
  isAligned: () => boolean,
  signal: AbortSignal,
): Rest {
  const waiting: (() => void)[] = [];
  let timer = 0;

  const settle = (): void => {
    if (press.isDown() || timer > 0 || !isAligned()) return;
    for (const go of waiting.splice(0)) go();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = 0;
    settle();
  };
  const press = watchPress(element, settle, signal);
  const options = { signal, passive: true };
  list.addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(stop, pause);
    },
    options,
  );
  list.addEventListener('scrollend', stop, options);
  signal.addEventListener('abort', () => clearTimeout(timer));

  return {
    rests: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        settle();
      }),
  };
}
