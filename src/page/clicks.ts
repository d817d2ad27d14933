import { isPlainClick } from './controls.js';

/**
 * Marks places where a router follows a link even if a script has already handled the click: htmx 2,
 * htmx 4 (which marks the links themselves), swup and Barba.
 */
const routed = '[hx-boost],[data-hx-boost],[data-htmx-powered],.swup-enabled,[data-barba]';

/** Whether a click is in a place where a router follows every link. */
export const isRouted = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(routed) !== null;

/**
 * Claims a click, so that neither the browser nor a router of the page handles it. Behaviours listen in
 * the capture phase, and so come before a router that listens on the link or around it.
 */
export function takeClick(event: Event): void {
  event.preventDefault();
  if (isRouted(event)) event.stopPropagation();
}

/**
 * Handles a click if it is meant for the handler.
 *
 * @returns whether it has handled the click, so that neither the browser nor a router of the page
 * handles it too
 */
export type TakesClick = (target: Element, click: MouseEvent) => boolean;

/**
 * Passes a plain click to a handler, unless another listener has handled it. A click with Ctrl, Cmd,
 * Shift or the middle button belongs to the browser, which opens the link in a new tab or window.
 */
export function offerClick(click: MouseEvent, takes: TakesClick): void {
  if (click.defaultPrevented || !isPlainClick(click) || !(click.target instanceof Element)) return;
  if (takes(click.target, click)) takeClick(click);
}

/**
 * Handles the clicks on an element and inside it. No other listener of the script handles these clicks.
 *
 * @param capture true to listen in the capture phase, before a router that listens on the link or
 * around it
 * @returns a function that stops the listening
 */
export function takeClicks(
  element: GlobalEventHandlers,
  takes: TakesClick,
  capture = true,
): () => void {
  const listener = (click: MouseEvent): void => offerClick(click, takes);
  element.addEventListener('click', listener, capture);
  return () => element.removeEventListener('click', listener, capture);
}

/** What cannot be used now: by HTML, by ARIA, whose state holds for all that is inside, or by a class, also of its item. */
const unusable =
  ':disabled, .disabled, .disabled > *, [aria-disabled="true" i], [aria-disabled="true" i] *';

/** Whether a visitor may use a control, or an element that is made one: else it opens nothing. */
export const isUsable = (control: Element): boolean => !control.matches(unusable);
