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
 * sliders, so each new number responds to an action and is announced.
 */
function slideCounter(
  className: string,
  between: string,
  appears: (count: number) => boolean,
): SlideCounter {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-live', 'polite');
  return {
    element,
    appears,
    show({ count, current }) {
      element.textContent = `${current + 1}${between}${count}`;
    },
  };
}

/** The paging label appears only if there are more slides than this. */
const slidesWithoutLabel = 7;

/** The label "n / total" of an image slider (specification 9.3). */
export const pagingLabel = (): SlideCounter =>
  slideCounter('image-slider__paging', ' / ', (count) => count > slidesWithoutLabel);

/** The counter "current/total" of a reference slider (specification 9.4). */
export const referenceCounter = (): SlideCounter =>
  slideCounter('reference-slider__counter', '/', () => true);
