import type { Rig } from './engine.js';
import { listOf, shownOf } from './slides.js';

/**
 * Keeps a slider as wide as it was before its start in a place that is only as wide as its content, such as a
 * float: the list of slides gives its container no width of its own (look.css), so that it cannot widen it
 * either.
 *
 * @param width how wide (px) it was
 */
export function keepWidth(element: HTMLElement, width: number): void {
  if (width === 0 || element.getBoundingClientRect().width >= width - 1) return;
  const rest = document.documentElement.clientWidth - width;
  const intrinsic = `min(${width}px, 100vw - ${rest}px)`;
  listOf(element).style.containIntrinsicInlineSize = intrinsic;
}

/** Whether a slider that runs stands in such a place. */
export const keepsWidth = (element: HTMLElement): boolean =>
  listOf(element).style.containIntrinsicInlineSize !== '';

/**
 * Keeps a slider as high as the slide in sight (slick's `adaptiveHeight`), also while something opens in it.
 *
 * @returns what to call once another slide is in sight, or other settings are in force
 */
export function adaptHeight(rig: Rig, signal: AbortSignal): () => void {
  const { element, slides, settingsNow } = rig;
  const adapt = (): void => {
    element.classList.toggle('slick-adaptive', settingsNow().adaptiveHeight);
    const height = shownOf(slides)[0]?.offsetHeight;
    if (height) element.style.setProperty('--auftritt-own-height', `${height}px`);
  };
  const observer = new ResizeObserver(adapt);
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  adapt();
  return adapt;
}
