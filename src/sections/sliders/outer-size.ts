import type { Rig } from './engine.js';
import { shownOf } from './slides.js';

/**
 * Keeps a slider as wide as it was before its start in a place that is only as wide as its content, such as a
 * float: the list of slides gives its container no width of its own (structure.css), so that it cannot widen it
 * either.
 *
 * @param before its computed size then, which nothing that scales or turns it changes
 * @returns whether it was narrower without this
 */
export function keepWidth(element: HTMLElement, before: string): boolean {
  const width = Number.parseFloat(before);
  const isNarrower = Number.parseFloat(getComputedStyle(element).inlineSize) < width - 1;
  const rest = document.documentElement.clientWidth - width;
  const inlineSize = `min(${width}px, 100vw - ${rest}px)`;
  // A flexible row had already shrunk it to this.
  if (isNarrower) Object.assign(element.style, { inlineSize, flexShrink: 0 });
  return isNarrower;
}

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
