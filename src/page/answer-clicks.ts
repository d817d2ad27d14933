import { isPlainClick } from './plain-click.js';
import { takeClick } from './take-click.js';

/**
 * Answers a click, if it is for the one who answers.
 *
 * @returns whether it was, so that neither the browser nor a router of the page answers it too
 */
export type Answer = (target: Element, click: MouseEvent) => boolean;

/**
 * Lets a click be answered that nobody else has answered, and that asks for nothing of the browser: with
 * Ctrl, Cmd, Shift or the middle button it opens what a link leads to in a place of its own.
 */
export function answerClick(click: MouseEvent, answer: Answer): void {
  if (click.defaultPrevented || !isPlainClick(click) || !(click.target instanceof Element)) return;
  if (answer(click.target, click)) takeClick(click);
}

/**
 * Answers the clicks on an element and in it. Nothing else in the script listens for clicks that it
 * answers.
 *
 * @param capture is on, so that the answer comes before a router that listens on the link or around it
 * @returns how to end it
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
