import { takeClicks } from '../../page/clicks.js';
import { reducedMotion } from '../../page/media.js';
import type { Page } from '../../page/page.js';
import { wording } from './wording.js';

/**
 * Lets a coverflow go on by itself, with a button that stops it (WCAG 2.2.2). It waits while the focus is
 * in it or the page is hidden, and stands still for a visitor who prefers reduced motion.
 *
 * @param interval the time (ms) for which an item is shown
 * @param pauseOnHover whether it waits while the mouse is over it, too
 * @returns a function that ends it
 */
export function autoplay(
  element: HTMLElement,
  page: Page,
  interval: number,
  pauseOnHover: boolean,
  goOn: () => void,
): () => void {
  if (reducedMotion()) return () => {};
  const { pause, play } = page.words(wording);
  const waits = pauseOnHover ? ':hover, :focus-within' : ':focus-within';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'flipster__pause';
  button.textContent = pause;
  let isPaused = false;
  takeClicks(button, () => {
    isPaused = !isPaused;
    button.textContent = isPaused ? play : pause;
    return true;
  });
  element.append(button);
  const timer = setInterval(() => {
    if (!isPaused && !document.hidden && !reducedMotion() && !element.matches(waits)) goOn();
  }, interval);
  return () => {
    clearInterval(timer);
    button.remove();
  };
}
