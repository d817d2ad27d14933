import { createElement } from '../../page/create.js';
import { setAttribute } from '../../page/elements.js';
import type { Page } from '../../page/page.js';
import type { KindOfSlider } from './settings.js';
import wording from './wording.json' with { type: 'json' };

/** What a slider moves → how the words of its arrows call it. */
const nouns = { slide: 'Slide', quotation: 'Quotation', logo: 'Logo' } as const;

/** The names of a slider's controls in the page's language. They say what the slider moves. */
export function controlNames({ noun }: KindOfSlider, page: Page) {
  const words = page.words(wording);
  return {
    /** What one slide is. */
    slide: words[noun],
    previous: words[`previous${nouns[noun]}`],
    next: words[`next${nouns[noun]}`],
    /** The name of a dot, without its number. */
    goTo: noun === 'slide' ? words.goToSlide : words[noun],
  };
}

/** A text for screen readers alone. */
const unseenText = (text: string): HTMLElement =>
  createElement('span', { class: 'slick-name' }, text);

/** An arrow or a dot, with a text for screen readers; look.css draws it. */
export const createControl = (
  text: string,
  attributes: Readonly<Record<string, string>>,
): HTMLButtonElement =>
  createElement('button', { type: 'button', ...attributes }, unseenText(text));

/**
 * Creates the element that shows the number of the current slide, where a kind has one. Only the visitor moves
 * these sliders, so each new number responds to an action and is announced. Screen readers say with it what is
 * counted.
 */
export function createCounter({ counter }: KindOfSlider, count: number, noun: string) {
  if (!counter || count < counter.from) return undefined;
  const text = document.createTextNode('');
  const attributes = { class: counter.name, 'aria-live': 'polite', 'aria-atomic': 'true' };
  const element = createElement('div', attributes, unseenText(`${noun} `), text);
  const show = (current: number): void => {
    text.data = `${current + 1}${counter.between}${count}`;
  };
  return { element, show };
}

/** Says which dot is that of the current slide. The dots are new each time that their number changes. */
export function markDots(element: HTMLElement): void {
  for (const dot of element.querySelectorAll(':scope > .slick-dots button'))
    setAttribute(dot, 'aria-current', dot.closest('.slick-active') ? 'true' : null);
}
