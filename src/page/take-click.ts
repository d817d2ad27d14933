/**
 * Where a router follows links whether or not their click has been answered: htmx 2, htmx 4 (which
 * marks the links themselves) and swup.
 */
const routed = '[hx-boost],[data-hx-boost],[data-htmx-powered],.swup-enabled';

/** Whether a click is on a page, or in a part of one, whose router follows every link. */
export const isRouted = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(routed) !== null;

/**
 * Answers a click in place of the browser, and of a router on the page. Behaviours listen in capture,
 * so that they come before a router that listens on the link or around it.
 */
export function takeClick(event: Event): void {
  event.preventDefault();
  if (isRouted(event)) event.stopPropagation();
}
