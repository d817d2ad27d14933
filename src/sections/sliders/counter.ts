import type { Page } from '../../page/page.js';
import { controlNames } from './controls.js';

/** What a slider shows. */
interface Shown {
  /** How many slides there are. */
  readonly count: number;
  /** The index of the current slide. */
  readonly current: number;
}

/** An element that counts the slides of a slider. */
export interface SlideCounter {
  readonly element: HTMLElement;
  /** Whether a slider with so many slides has it. */
  appears(count: number): boolean;
  show(slider: Shown): void;
}

/**
 * Creates the element that shows the number of a slider's current slide. Only the visitor moves these
 * sliders, so each new number responds to an action and is announced. Screen readers say with it what is
 * counted.
 */
function slideCounter(
  slider: Element,
  page: Page,
  className: string,
  between: string,
  appears: (count: number) => boolean,
): SlideCounter {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('aria-atomic', 'true');
  const noun = document.createElement('span');
  noun.className = 'slick-name';
  noun.textContent = `${controlNames(slider, page).slide} `;
  return {
    element,
    appears,
    show({ count, current }) {
      element.replaceChildren(noun, `${current + 1}${between}${count}`);
    },
  };
}

/** The paging label appears only if there are more slides than this. */
const slidesWithoutLabel = 7;

/** The label "n / total" of an image slider (specification 9.3). */
export const pagingLabel = (slider: Element, page: Page): SlideCounter =>
  slideCounter(slider, page, 'image-slider__paging', ' / ', (count) => count > slidesWithoutLabel);

/** The counter "current/total" of a reference slider (specification 9.4). */
export const referenceCounter = (slider: Element, page: Page): SlideCounter =>
  slideCounter(slider, page, 'reference-slider__counter', '/', () => true);
