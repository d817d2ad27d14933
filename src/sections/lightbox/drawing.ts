import { createElement } from '../../page/create.js';

/** A size in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The longer side (px) that an image of unknown size is taken to have. */
const assumedSide = 1600;

/** The size of an image of which no more is known than its ratio, width by height. */
export const sizeBy = (ratio: number): Size => ({
  width: Math.round(ratio < 1 ? assumedSide * ratio : assumedSide),
  height: Math.round(ratio < 1 ? assumedSide : assumedSide / ratio),
});

/** A width (px) that no image has by chance. */
const probe = 777;

/**
 * The size at which an image is shown that has loaded and has a ratio, but no size: a drawing (SVG) need not say more.
 * Such an image is as wide as a block around it; its `naturalWidth` is a guess of the browser's, or 0.
 *
 * @param near an element that is displayed
 * @returns undefined for any other image
 */
export function drawnSize(image: HTMLImageElement, near: Element): Size | undefined {
  // The browser has it at hand, so it is there at once.
  const copy = createElement('img', { src: image.currentSrc, alt: '' });
  const box = createElement('div', {}, copy);
  copy.style.cssText = 'all: initial; display: block';
  box.style.cssText = `position: fixed; width: ${probe}px; visibility: hidden`;
  near.append(box);
  const { width, height } = copy.getBoundingClientRect();
  box.remove();
  const isDrawn = width === probe && height > 0 && image.naturalWidth !== probe;
  return isDrawn ? sizeBy(width / height) : undefined;
}
