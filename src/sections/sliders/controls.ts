import type { Journal } from '../../lifecycle/journal.js';
import { saveAttributes, saveClasses, setAttribute } from '../../page/changes.js';
import { createElement } from '../../page/create.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import pauseWording from './pause-wording.json' with { type: 'json' };
import type { KindOfSlider } from './settings.js';
import wording from './wording.json' with { type: 'json' };
import type { SliderPlaces } from './written-options.js';

/** What a slider moves → how the words of its arrows call it. */
const nouns = { slide: 'Slide', quotation: 'Quotation', logo: 'Logo' } as const;

/** The names of a slider's controls in the page's language. They say what the slider moves. */
export function controlNames({ noun }: KindOfSlider, page: Page) {
  const words = page.words(wording);
  const { pause, play, pauseLogos, playLogos } = page.words(pauseWording);
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
const unseenText = (text: string): HTMLElement =>
  createElement('span', { class: 'slick-name' }, text);

/** An arrow or a dot, with a text for screen readers; look.css draws it. */
const button = (text: string, attributes: Readonly<Record<string, string>>): HTMLButtonElement =>
  createElement('button', { type: 'button', ...attributes }, unseenText(text));

/** The button of one dot; it says where it leads. */
export const createDot = (index: number, name: string): HTMLButtonElement =>
  button(String(index + 1), { 'aria-label': `${name} ${index + 1}` });

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
  undo: Journal,
): HTMLElement {
  if (!selector) return button(name, { class: className });
  const arrow = document.querySelector<HTMLElement>(selector);
  if (!arrow) throw new Problem(slider, `data-slider: the page lacks ${selector}`);
  undo.by(
    saveAttributes(arrow, 'aria-label', 'aria-disabled', 'hidden', 'style', 'tabindex'),
    saveClasses(arrow, /^slick-/),
  );
  if (!isNamed(arrow)) arrow.setAttribute('aria-label', name);
  if (!arrow.matches('button, a[href], [role="button"]')) undo.by(makeButton(arrow));
  return arrow;
}

/**
 * Says which dot is that of the current slide, and gives what a slider has added the names that a theme may know.
 * The dots are new each time that their number changes.
 *
 * @param old what the library consists of for which the page was written
 */
export function markParts(element: HTMLElement, old?: SliderPlaces): void {
  for (const [selector, name] of Object.entries(old?.parts ?? {})) {
    for (const part of element.querySelectorAll(`:scope > ${selector}`)) part.classList.add(name);
  }
  for (const dot of element.querySelectorAll(':scope > .slick-dots button')) {
    const isCurrent = dot.closest('.slick-active') !== null;
    setAttribute(dot, 'aria-current', isCurrent ? 'true' : null);
    if (old?.current) dot.classList.toggle(old.current, isCurrent);
  }
}
