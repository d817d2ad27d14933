import type { Slick } from './slick.js';
import { markAsPart } from './slick-controls.js';

/**
 * Starts a slider that shows one image at a time, with dots, and from eight slides on the paging
 * label "n / total" (specification, section 9, "Image slider"). It stands here and not in a
 * section, since two sections are such a slider, and a module that both import would be a chunk
 * and a request more.
 */
export type ImageSlider = (element: HTMLElement) => () => void;

const settings = { slidesToShow: 1, slidesToScroll: 1, dots: true } as const;

/** The label is shown only when there are more slides than these. */
const slidesWithoutLabel = 7;

/** Starts it with the slick that it is given. */
export function imageSlider(element: HTMLElement, start: Slick['start']): () => void {
  const label = document.createElement('p');
  label.className = 'image-slider__paging';
  // Only the visitor moves this slider, so that each new number is an answer.
  label.setAttribute('aria-live', 'polite');
  markAsPart(label);
  const end = start(element, settings, {
    changed({ count, current }) {
      label.textContent = `${current + 1} / ${count}`;
      if (count <= slidesWithoutLabel) label.remove();
      else if (!label.isConnected) element.append(label);
    },
  });
  return () => {
    label.remove();
    end();
  };
}
