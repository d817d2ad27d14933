import { saveAttributes, saveClasses } from '../../page/changes.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import pauseWording from './pause-wording.json' with { type: 'json' };
import type { SliderKind } from './settings.js';
import { listOf } from './slides.js';
import wording from './wording.json' with { type: 'json' };
import type { SliderPart } from './written-options.js';

/** What a slider moves → how the words of its arrows call it. */
const nouns = { slide: 'Slide', quotation: 'Quotation', logo: 'Logo' } as const;

function nounOf(element: Element, { selectors }: Page): keyof typeof nouns {
  if (element.matches(selectors.referenceSlider)) return 'quotation';
  return element.matches(selectors.logoSlider) ? 'logo' : 'slide';
}

/** The names of a slider's controls in the page's language. They say what the slider moves. */
export function controlNames(element: Element, page: Page) {
  const words = page.words(wording);
  const { pause, play, pauseLogos, playLogos } = page.words(pauseWording);
  const noun = nounOf(element, page);
  return {
    ...(noun === 'logo' ? { pause: pauseLogos, play: playLogos } : { pause, play }),
    /** What one slide is. */
    slide: words[noun],
    previous: words[`previous${nouns[noun]}`],
    next: words[`next${nouns[noun]}`],
    /** The name of a dot, without its number. */
    goTo: noun === 'slide' ? words.goToSlide : words[noun],
  };
}

/** A text for screen readers alone. */
function unseenText(text: string): HTMLElement {
  const words = document.createElement('span');
  words.className = 'slick-name';
  words.textContent = text;
  return words;
}

/** An arrow or a dot, with a text for screen readers; look.css draws it. */
function button(text: string, className = ''): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  if (className) element.className = className;
  element.append(unseenText(text));
  return element;
}

/** The button of one dot; it says where it leads. */
export function createDot(index: number, name: string): HTMLButtonElement {
  const dot = button(String(index + 1));
  dot.setAttribute('aria-label', `${name} ${index + 1}`);
  return dot;
}

const paging = { className: 'image-slider__paging', between: ' / ', from: 8 };

/** What counts the slides of a kind, and from how many slides on (specification 9.3 and 9.4). */
const counters: Readonly<Partial<Record<SliderKind, typeof paging>>> = {
  'image-slider': paging,
  'gallery-slider': paging,
  'reference-slider': { className: 'reference-slider__counter', between: '/', from: 2 },
};

/**
 * Creates the element that shows the number of the current slide, where a kind has one. Only the visitor moves
 * these sliders, so each new number responds to an action and is announced. Screen readers say with it what is
 * counted.
 */
export function createCounter(kind: SliderKind, count: number, noun: string) {
  const counter = counters[kind];
  if (!counter || count < counter.from) return undefined;
  const element = document.createElement('div');
  element.className = counter.className;
  element.setAttribute('aria-live', 'polite');
  element.setAttribute('aria-atomic', 'true');
  const text = document.createTextNode('');
  element.append(unseenText(`${noun} `), text);
  const show = (current: number): void => {
    text.data = `${current + 1}${counter.between}${count}`;
  };
  return { element, show };
}

/** Whether assistive technology has a name for an element. */
const isNamed = (element: Element): boolean =>
  (element.textContent ?? '').trim() !== '' ||
  element.matches('[aria-label], [aria-labelledby], [title]') ||
  element.querySelector('img[alt]:not([alt=""]), [aria-label]') !== null;

/**
 * Returns what moves a slider in one direction, with a name in the page's language: an element of the page that the
 * options name, which becomes a button, or an arrow of ours.
 *
 * @param undo gets how to undo it
 */
export function arrowOf(
  slider: Element,
  selector: string | undefined,
  className: 'slick-next' | 'slick-prev',
  name: string,
  undo: (() => void)[],
): HTMLElement {
  if (!selector) return button(name, className);
  const arrow = document.querySelector<HTMLElement>(selector);
  if (!arrow) throw new Problem(slider, `data-slider: the page lacks ${selector}`);
  undo.push(
    saveAttributes(arrow, 'aria-label', 'aria-disabled', 'hidden', 'style', 'tabindex'),
    saveClasses(arrow, /^slick-/),
  );
  if (!isNamed(arrow)) arrow.setAttribute('aria-label', name);
  if (!arrow.matches('button, a[href], [role="button"]')) undo.push(makeButton(arrow));
  return arrow;
}

/** Gives what a slider has added the names that a theme may know, the dots each time they are new. */
export function nameParts(
  element: HTMLElement,
  parts: Readonly<Record<SliderPart, string>>,
  previous: HTMLElement | false,
  next: HTMLElement | false,
): void {
  const list = listOf(element);
  list.classList.add(parts.list);
  list.firstElementChild?.classList.add(parts.track);
  if (previous) previous.classList.add(parts.previous);
  if (next) next.classList.add(parts.next);
  element.querySelector(':scope > .slick-dots')?.classList.add(parts.dots);
  for (const dot of element.querySelectorAll(':scope > .slick-dots button')) {
    dot.classList.add(parts.dot);
    dot.classList.toggle(parts.current, dot.closest('.slick-active') !== null);
  }
}
