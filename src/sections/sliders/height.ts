import type { Engine } from './engine.js';

/**
 * Keeps a slider as high as the slides in sight (slick's `adaptiveHeight`), also while something opens in them.
 *
 * @returns what to call once other slides are in sight
 */
export function adaptHeight(
  element: HTMLElement,
  engine: Engine,
  slides: readonly HTMLElement[],
  signal: AbortSignal,
): () => void {
  element.classList.add('slick-adaptive');
  const adapt = (): void => {
    const height = Math.max(0, ...engine.shown.map((slide) => slide.offsetHeight));
    if (height > 0) engine.list.style.blockSize = `${height}px`;
  };
  const observer = new ResizeObserver(adapt);
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
  adapt();
  return adapt;
}
