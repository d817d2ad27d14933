import { isPlainClick } from './plain-click.js';
import { takeClick } from './take-click.js';

/**
 * Handles a click if it is meant for the handler.
 *
 * @returns whether it has handled the click, so that neither the browser nor a router of the page
 * handles it too
 */
export type Answer = (target: Element, click: MouseEvent) => boolean;

/**
 * Passes a plain click to a handler, unless another listener has handled it. A click with Ctrl, Cmd,
 * Shift or the middle button belongs to the browser, which opens the link in a new tab or window.
 */
export function answerClick(click: MouseEvent, answer: Answer): void {
  if (click.defaultPrevented || !isPlainClick(click) || !(click.target instanceof Element)) return;
  if (answer(click.target, click)) takeClick(click);
}

/**
 * Handles the clicks on an element and inside it. No other listener of the script handles these clicks.
 *
 * @param capture true to listen in the capture phase, before a router that listens on the link or
 * around it
 * @returns a function that stops the listening
 */
export function answerClicks(
  element: GlobalEventHandlers,
  answer: Answer,
  capture = true,
): () => void {
  const listener = (click: MouseEvent): void => answerClick(click, answer);
  element.addEventListener('click', listener, capture);
  return () => element.removeEventListener('click', listener, capture);
}
