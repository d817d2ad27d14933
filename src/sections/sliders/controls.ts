import { saveAttributes, saveClasses } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import { markAsAddition, partAttribute } from './slides.js';
import { wording } from './wording.js';

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

/** A button with a text for screen readers; look.css draws an arrow or a dot. */
function button(text: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  const words = document.createElement('span');
  words.className = 'slick-name';
  words.textContent = text;
  element.append(words);
  return element;
}

/** An arrow, named in the page's language. */
export function createArrow(
  className: 'slick-next' | 'slick-prev',
  name: string,
): HTMLButtonElement {
  const arrow = button(name);
  arrow.className = className;
  return arrow;
}

/** The button of one dot; it says where it leads. */
export function createDot(index: number, { goTo }: ControlNames): HTMLButtonElement {
  const dot = button(String(index + 1));
  dot.setAttribute('aria-label', `${goTo} ${index + 1}`);
  return dot;
}

/** Whether assistive technology has a name for an element. */
const isNamed = (element: Element): boolean =>
  (element.textContent ?? '').trim() !== '' ||
  element.matches('[aria-label], [aria-labelledby], [title]') ||
  element.querySelector('img[alt]:not([alt=""]), [aria-label]') !== null;

/**
 * Finds an element of the page that moves a slider in place of an arrow, makes it a button and gives it a
 * name if it has none.
 *
 * @param undo gets how to undo it
 */
export function pagesArrow(
  slider: Element,
  selector: string,
  name: string,
  undo: (() => void)[],
): HTMLElement {
  const arrow = document.querySelector<HTMLElement>(selector);
  if (!arrow) throw new Problem(slider, `data-slider: the page lacks ${selector}`);
  undo.push(
    saveAttributes(arrow, 'aria-label', 'aria-disabled', partAttribute),
    saveAttributes(arrow, 'hidden', 'style', 'tabindex'),
    saveClasses(arrow, /^slick-/),
  );
  if (slider.contains(arrow)) markAsAddition(arrow);
  if (!isNamed(arrow)) arrow.setAttribute('aria-label', name);
  if (!arrow.matches('button, a[href], [role="button"]')) undo.push(makeButton(arrow));
  return arrow;
}
