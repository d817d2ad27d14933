import type { Page } from '../page/page.js';
import { wording } from './slick-wording.js';

/** What the controls of a slider are called. */
export interface ControlNames {
  /** What one slide is. */
  readonly slide: string;
  readonly previous: string;
  readonly next: string;
  /** The name of a dot, without its number. */
  readonly goTo: string;
}

/** The names of a slider's controls in the page's language. They say what the slider moves. */
export function controlNames(element: Element, page: Page): ControlNames {
  const words = page.words(wording);
  if (element.matches(page.selectors.referenceSlider)) {
    return {
      slide: words.quotation,
      previous: words.previousQuotation,
      next: words.nextQuotation,
      goTo: words.quotation,
    };
  }
  if (element.matches(page.selectors.logoSlider)) {
    return {
      slide: words.logo,
      previous: words.previousLogo,
      next: words.nextLogo,
      goTo: words.logo,
    };
  }
  return {
    slide: words.slide,
    previous: words.previousSlide,
    next: words.nextSlide,
    goTo: words.goToSlide,
  };
}
