import type { Journal } from '../../page/journal.js';
import { isNumber } from '../../page/options.js';
import type { Page } from '../../page/page.js';
import { makeButton } from '../../page/presses.js';
import { Problem } from '../../page/problem.js';
import type { Rig } from './engine.js';
import { presetOf, writtenOptionsOf } from './options.js';
import type { KindOfSlider, SettingsNow } from './settings.js';
import './written.css';

export { optionsOfSlider, readSliderOptions, startedClasses, writtenOptionsOf } from './options.js';

/** Gives a row the sizes of the slider that it will become (first-paint.css), so that the start moves nothing. */
export function sizeRow(
  element: HTMLElement,
  now: SettingsNow,
  kind: KindOfSlider,
  undo: Journal,
): void {
  const { slidesToShow, centerMode, centerPadding, rows, variableWidth, vertical } = now;
  const hasControls = now.arrows || now.dots || now.autoplay || kind.counter;
  const row = hasControls ? 'var(--auftritt-control, 44px)' : '0px';
  const padding = centerMode ? centerPadding : '0px';
  const sizes = {
    '--auftritt-slides': String(vertical ? 1 : slidesToShow),
    '--auftritt-own-padding': vertical ? '0px' : padding,
    '--auftritt-own-rows': String(vertical ? Math.ceil(slidesToShow * rows) : rows),
    '--auftritt-own-row': vertical ? `calc(${row} + 2 * ${padding})` : row,
    '--auftritt-own-column': vertical ? '100%' : variableWidth ? 'max-content' : 'initial',
    '--auftritt-own-others': now.adaptiveHeight ? '0' : 'none',
  };
  undo.keep(element, 'style');
  for (const [name, value] of Object.entries(sizes)) element.style.setProperty(name, value);
}

/** Keeps a slider as high as the slide in sight (slick's `adaptiveHeight`), also while something opens in it. */
export function adaptHeight({ element, slides, settingsNow, undo }: Rig): () => void {
  const adapt = (): void => {
    element.classList.toggle('slick-adaptive', settingsNow().adaptiveHeight);
    const height = slides.find((slide) => slide.matches('.slick-active'))?.offsetHeight;
    if (height) element.style.setProperty('--auftritt-own-height', `${height}px`);
  };
  const observer = new ResizeObserver(adapt);
  for (const slide of slides) observer.observe(slide);
  undo.by(() => observer.disconnect());
  return adapt;
}

/** True while sliders follow another one, so that none of them is followed in turn. */
let isFollowing = false;

/**
 * Chooses a slide in all sliders that a selector names, except the one that they follow (slick's `asNavFor`).
 *
 * @param running the sliders that run, each with what chooses a slide
 */
export function moveOthers(
  running: ReadonlyMap<HTMLElement, (slide: number) => void>,
  leader: HTMLElement,
  selector: string,
  index: number,
): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const [element, choose] of running) {
    if (element !== leader && element.matches(selector)) choose(index);
  }
  isFollowing = false;
}

/** Whether assistive technology has a name for an element. */
const isNamed = (element: Element): boolean =>
  (element.textContent ?? '').trim() !== '' ||
  element.matches('[aria-label], [aria-labelledby], [title]') ||
  element.querySelector('img[alt]:not([alt=""]), [aria-label]') !== null;

/**
 * An element of the page that moves a slider in place of an arrow. It becomes a button, with a name in the page's
 * language.
 */
export function arrowOfPage(
  slider: Element,
  selector: string,
  name: string,
  undo: Journal,
): HTMLElement {
  const arrow = document.querySelector<HTMLElement>(selector);
  if (!arrow) throw new Problem(slider, `data-slider: the page lacks ${selector}`);
  undo.keep(arrow, 'aria-label', 'aria-disabled', 'hidden', 'style', 'tabindex');
  undo.keepClasses(arrow, /^slick-/);
  if (!isNamed(arrow)) arrow.setAttribute('aria-label', name);
  if (!arrow.matches('button, a[href], [role="button"]')) makeButton(arrow, undo);
  return arrow;
}

/**
 * Gives a slider the classes and the distance between slides that it has in the library of its preset.
 *
 * @returns what gives its parts their classes. The dots are new each time that their number changes
 */
export function dressAsPreset(element: HTMLElement, page: Page): () => void {
  const { started = [], parts, current } = presetOf(element, page)?.slider ?? {};
  // Its styles may hide it until then, and an engine measures.
  element.classList.add(...started);
  // Its own slider is a block, ours a row of controls around the slides.
  if (parts && getComputedStyle(element).display === 'block') element.style.display = 'flex';
  const { gap } = writtenOptionsOf(element, page);
  if (isNumber(gap)) element.style.setProperty('--auftritt-slide-gap', `${gap}px`);
  return () => {
    for (const [selector, name] of Object.entries(parts ?? {})) {
      for (const part of element.querySelectorAll(`:scope > ${selector}`)) part.classList.add(name);
    }
    for (const dot of element.querySelectorAll(':scope > .slick-dots button'))
      if (current) dot.classList.toggle(current, dot.closest('.slick-active') !== null);
  };
}
