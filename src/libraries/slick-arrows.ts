import { saveAttributes } from '../page/attributes.js';
import { makeButton } from '../page/button.js';
import { saveClasses } from '../page/hold-classes.js';
import { Problem } from '../page/problem.js';
import { markAsAddition } from './slick-controls.js';

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
    saveAttributes(arrow, 'aria-label', 'aria-disabled', 'data-slider-part'),
    saveAttributes(arrow, 'hidden', 'style', 'tabindex'),
    saveClasses(arrow, /^slick-/),
  );
  if (slider.contains(arrow)) markAsAddition(arrow);
  if (!isNamed(arrow)) arrow.setAttribute('aria-label', name);
  if (!arrow.matches('button, a[href], [role="button"]')) undo.push(makeButton(arrow));
  return arrow;
}
