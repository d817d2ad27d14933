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

/** What a slider moves → how the words of its arrows call it. */
const nouns = { slide: 'Slide', quotation: 'Quotation', logo: 'Logo' } as const;

function nounOf(element: Element, { selectors }: Page): keyof typeof nouns {
  if (element.matches(selectors.referenceSlider)) return 'quotation';
  return element.matches(selectors.logoSlider) ? 'logo' : 'slide';
}

/** The names of a slider's controls in the page's language. They say what the slider moves. */
export function controlNames(element: Element, page: Page): ControlNames {
  const words = page.words(wording);
  const noun = nounOf(element, page);
  return {
    slide: words[noun],
    previous: words[`previous${nouns[noun]}`],
    next: words[`next${nouns[noun]}`],
    goTo: noun === 'slide' ? words.goToSlide : words[noun],
  };
}
