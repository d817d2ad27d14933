import type { SliderSettings } from './settings.js';

/**
 * Keeps a slider as wide as it was before its start in a place that is only as wide as its content, such as a
 * float: the list of slides gives its container no width of its own (look.css), so that it cannot widen it
 * either.
 *
 * @param width how wide (px) it was
 */
export function keepWidth(element: HTMLElement, list: HTMLElement, width: number): void {
  if (width === 0 || element.getBoundingClientRect().width >= width - 1) return;
  const rest = document.documentElement.clientWidth - width;
  list.style.setProperty('contain-intrinsic-inline-size', `min(${width}px, 100vw - ${rest}px)`);
}

/**
 * Calls `adapt` when the width of a slider changes, which can happen without a change of the window: a hidden
 * section is shown, for example. Slides as wide as their content change with it, and vertical ones with its height.
 */
export function watchSizes(
  element: HTMLElement,
  slides: readonly HTMLElement[],
  { variableWidth, vertical }: SliderSettings,
  isBusy: () => boolean,
  adapt: () => void,
  signal: AbortSignal,
): void {
  const watched = variableWidth || vertical ? slides : [];
  const sizes = (): string =>
    [
      element.clientWidth,
      ...watched.map((slide) => (vertical ? slide.offsetHeight : slide.offsetWidth)),
    ].join();
  let before = sizes();
  let frame = 0;
  const look = (): void => {
    if (isBusy()) {
      frame = requestAnimationFrame(look);
      return;
    }
    before = sizes();
    adapt();
    before = sizes();
  };
  const observer = new ResizeObserver(() => {
    if (sizes() === before || element.clientWidth === 0) return;
    // Placing slides at once would change sizes again, which the browser reports as an error.
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  });
  for (const each of [element, ...watched]) observer.observe(each);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
